export const usage = `Write one of:

  npm run bookings -- list
  npm run bookings -- cancel ID
  npm run bookings -- block 2027-12-24                  [--host elise-varga]
  npm run bookings -- block 2027-12-24..2028-01-02
  npm run bookings -- unblock NUMBER
  npm run bookings -- hosts

ID is the beginning of an id, four characters or more. The database is NETLIFY_DB_URL, in the environment or in .env; if it
is not set, the one of npm start on this machine, whether it runs or not.`;
