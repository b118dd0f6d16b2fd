import {parsePage} from '../page/page';
import {printPage} from '../page/change-page';
import {namePageRoutes} from './name-page-routes';

test('a page names its routes, the modules of its chunks and its template before its scripts', () => {
  const routes = [{path: '/pricing', chunks: {__comp: 'a1'}}];
  const build = {
    entryScripts: ['/main.js'],
    pageAt: () => ({routes, chunks: [{name: 'a1', id: 7}], scripts: []}),
  };
  const page = parsePage('<head><script src=/main.js defer></script></head><main><h1>A</h1></main>', '/pricing');
  namePageRoutes([page], build);
  expect(printPage(page)).toContain(
    '<head><script type=application/json id=page-parts>{"routes":[{"path":"/pricing","chunks":{"__comp":"a1"}}],' +
      '"modules":{"a1":7},"template":"marketing"}</script><script src',
  );
});
