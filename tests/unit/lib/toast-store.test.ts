import {createToastStore} from '#src/lib/toast-store';

// tests/components/contact-form.test.tsx covers showing and dismissing on the page.

test('a newer toast replaces the older one of its topic and leaves the others in order', () => {
  const store = createToastStore();
  const onChange = jest.fn();
  const stop = store.subscribe(onChange);
  for (const topic of ['contact', 'newsletter', 'contact']) store.show({topic, tone: 'success', title: 'Sent'});
  expect(store.getSnapshot().map(({topic, id}) => `${topic} ${id}`)).toEqual(['newsletter 2', 'contact 3']);
  store.dismiss(2);
  stop();
  store.dismiss(3);
  expect(onChange).toHaveBeenCalledTimes(4);
  expect(store.getSnapshot()).toEqual([]);
});
