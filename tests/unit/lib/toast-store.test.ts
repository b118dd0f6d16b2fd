import {createToastStore} from '#src/lib/toast-store';

const toast = {topic: 'contact', tone: 'success', title: 'Sent'} as const;

test('shows toasts in order and removes them', () => {
  const store = createToastStore();
  store.show(toast);
  store.show({...toast, topic: 'newsletter'});
  const [first] = store.getSnapshot();
  expect(store.getSnapshot().map(({topic}) => topic)).toEqual(['contact', 'newsletter']);
  store.dismiss(first?.id ?? 0);
  expect(store.getSnapshot().map(({topic}) => topic)).toEqual(['newsletter']);
});

test('a newer toast on the same topic replaces the older one', () => {
  const store = createToastStore();
  store.show(toast);
  const before = store.getSnapshot()[0]?.id;
  store.show({...toast, title: 'Sent again'});
  expect(store.getSnapshot()).toHaveLength(1);
  expect(store.getSnapshot()[0]).toMatchObject({title: 'Sent again'});
  expect(store.getSnapshot()[0]?.id).not.toBe(before);
});

test('calls back on each change until unsubscribed', () => {
  const store = createToastStore();
  const onChange = jest.fn();
  const stop = store.subscribe(onChange);
  store.show(toast);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot()).toBe(store.getSnapshot());
  stop();
  store.show(toast);
  expect(onChange).toHaveBeenCalledTimes(1);
});
