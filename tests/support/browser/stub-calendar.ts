import {startLocalServer, type LocalServer} from '../../../scripts/lib/serve-build.ts';

export type StubCalendar = LocalServer & {
  origin: string;
  calendarUrl: string;
  embedScriptUrl: string;
  /** Requested paths, in order. */
  asked: string[];
};

/**
 * A page like those of scheduling services: with a script, storage, a form, and an attempt to navigate the top frame.
 */
const page = `<!doctype html><html lang="en"><title>Calendar</title>
<h1>Pick a time</h1>
<form action="/booked"><button>Book</button></form>
<p id="storage"></p><p id="escape"></p>
<script>
  localStorage.setItem('visit', 'kept');
  document.getElementById('storage').textContent = 'Storage: ' + localStorage.getItem('visit');
  try { top.location.href = '/taken-over'; document.getElementById('escape').textContent = 'Tab: taken'; }
  catch (error) { document.getElementById('escape').textContent = 'Tab: ' + error.name; }
</script>`;

const responses = new Map([
  ['/demo', {type: 'text/html', body: page}],
  ['/booked', {type: 'text/html', body: '<!doctype html><html lang="en"><title>Booked</title><h1>Booked there</h1>'}],
  ['/embed.js', {type: 'text/javascript', body: "document.documentElement.dataset.otherCalendar = 'ran';"}],
]);

/** Starts another company's calendar on its own port, and so its own origin. */
export async function startStubCalendar(): Promise<StubCalendar> {
  const asked: string[] = [];
  const server = await startLocalServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    // Never responds, for a service that is down.
    if (pathname === '/silent') return;
    const {type, body} = responses.get(pathname) ?? {type: 'text/plain', body: ''};
    response.writeHead(responses.has(pathname) ? 200 : 404, {'Content-Type': type}).end(body);
  });
  const origin = `http://localhost:${server.port}`;
  return {
    ...server,
    origin,
    calendarUrl: `${origin}/demo?team=scalewell`,
    embedScriptUrl: `${origin}/embed.js`,
    asked,
  };
}
