import {unsubscribe} from '../../../scripts/leads/unsubscribe';
import {useFolder} from '../../support/folder';
import {addRow} from '../support/rows';
import {useSite} from '../support/site';

const {postgres, database, query} = useSite();
const folder = useFolder();
let output = '';

beforeEach(() => {
  output = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((output += String(text))));
});

afterEach(() => jest.restoreAllMocks());

const addReader = (name: string, unsubscribed_at: Date | null = null) =>
  addRow(postgres, 'subscribers', {
    email: `${name}@oakline.example`,
    address_key: `${name.toLowerCase()}@oakline.example`,
    unsubscribed_at,
  });

test('takes the addresses in a mail tool’s export off the list, whatever its columns, and records it', async () => {
  const left = await addReader('Marta');
  await addReader('jo');
  await addReader('kim', new Date());
  folder.write({
    'left.csv':
      '"Email Address",Name\r\n"MARTA@oakline.example","Silva, Marta"\r\nkim@oakline.example;x\r\na@b.example\r\n',
  });
  await unsubscribe(database, folder.at('left.csv'));
  expect(output).toBe(`Unsubscribed 1 reader. 3 addresses in ${folder.at('left.csv')}.\n`);
  const states = await query('select email, state from subscribers order by email');
  expect(states).toEqual([
    {email: 'Marta@oakline.example', state: 'unsubscribed'},
    {email: 'jo@oakline.example', state: 'confirmed'},
    {email: 'kim@oakline.example', state: 'unsubscribed'},
  ]);
  const events = 'select subscriber_id, event from subscriber_events';
  expect(await query(events)).toEqual([{subscriber_id: left, event: 'unsubscribed'}]);
  await unsubscribe(database, folder.at('left.csv'));
  expect(await query(events)).toHaveLength(1);
});

test('refuses a file without addresses and one that is missing', async () => {
  folder.write({'empty.csv': 'email\n'});
  await expect(unsubscribe(database, folder.at('empty.csv'))).rejects.toThrow('has no email addresses');
  await expect(unsubscribe(database, folder.at('none.csv'))).rejects.toThrow("Can't read");
});
