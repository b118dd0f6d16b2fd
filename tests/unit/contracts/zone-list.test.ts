import {listZones} from '#src/contracts/zone-list';

const groups = listZones('America/Denver');
const zones = groups.flatMap((group) => group.zones);

test('lists every zone once, without the one shown on its own', () => {
  const ids = zones.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const all = Intl.supportedValuesOf('timeZone').filter((id) => id !== 'America/Denver');
  expect(ids.toSorted()).toEqual([...all, 'UTC'].toSorted());
});

test('starts with the zones of the United States and Canada, by the names people use', () => {
  expect(groups[0]).toMatchObject({area: 'United States and Canada'});
  expect(groups[0]?.zones).toContainEqual({id: 'America/Chicago', name: 'Central Time (Chicago)'});
});

test.each([
  ['Americas', 'America/Indiana/Knox', 'Knox, Indiana'],
  ['Asia', 'Asia/Calcutta', 'Kolkata'],
  ['Other', 'UTC', 'UTC'],
])('in %s, %s can be found by typing %s', (area, id, name) => {
  expect(groups.find((group) => group.area === area)?.zones).toContainEqual({id, name});
});
