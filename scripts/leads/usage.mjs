export const usage = `npm run leads shows what came through the forms, and lets you act on it.

  npm run leads -- list                          the newest 20 messages, subscribers and bookings
      --kind message|subscriber|booking          only these
      --state STATE                              only these: received, held, released, erased (messages), pending,
                                                 confirmed, unsubscribed (subscribers), booked, cancelled (bookings)
      --email EMAIL                              only what came from this address
      --delivery STATE                           only what has a delivery that is: held, waiting, sent, dead, cancelled
      --limit NUMBER                             more or fewer of them
  npm run leads -- show ID                       one of them whole, with what became of its deliveries
  npm run leads -- export --format csv|json      all of them, or fewer with the options above
      --output FILE                              into a file that is not there yet, which only you can read.
                                                 Without it to the screen; then write npm run --silent leads -- ...
  npm run leads -- retry ID                      sends again what waits or was given up: of a lead, or one delivery
      --dead                                     instead of an ID: everything that was given up
  npm run leads -- release ID                    delivers a message that was held because it looked like spam
  npm run leads -- erase EMAIL                   removes a person everywhere, for good
  npm run leads -- purge                         removes what was kept long enough, as is done once a day
      --yes                                      erase, purge: do not ask before

ID is the beginning of an id, four characters or more.

Which database: NETLIFY_DB_URL, in the environment or in .env; if it is not set, the one of npm start and npm run dev on
this machine, whether they run or not. Erasing needs the site's APP_SECRET as well, unless the database is that one.`;

const kind = {type: 'string'};
const state = {type: 'string'};
const email = {type: 'string'};
const delivery = {type: 'string'};
const yes = {type: 'boolean', default: false};
const help = {type: 'boolean', default: false};

/** Options of each command. */
export const commandOptions = {
  list: {kind, state, email, delivery, limit: {type: 'string', default: '20'}, help},
  show: {help},
  export: {kind, state, email, delivery, format: {type: 'string'}, output: {type: 'string'}, help},
  retry: {dead: {type: 'boolean', default: false}, help},
  release: {help},
  erase: {yes, help},
  purge: {yes, help},
};

/** What stands after the command, if anything does. */
export const commandOperands = {show: 'ID', retry: 'ID', release: 'ID', erase: 'EMAIL'};
