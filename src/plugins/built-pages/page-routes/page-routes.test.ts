import {parsePage} from '../page/page';
import {printPage} from '../page/change-page';
import {namePageRoutes} from './name-page-routes';
import {listStaticElements} from './static-elements';

test('a page has its routes and modules before its scripts', () => {
  const routes = [{path: '/pricing', chunks: {__comp: 'a1'}}];
  const build = {
    entryScripts: ['/main.js'],
    pageAt: () => ({routes, chunks: [{name: 'a1', id: 7}], scripts: []}),
  };
  const page = parsePage('<head><script src=/main.js defer></script></head><main><h1>A</h1></main>', '/pricing');
  namePageRoutes(page, build);
  expect(printPage(page.html, page.changes)).toContain(
    '<head><script type=application/json id=page-parts>{"path":"/pricing","routes":[{"path":"/pricing","chunks":{"__comp":"a1"}}],' +
      '"modules":{"a1":7}}</script><script src',
  );
});

test('a page without a part that needs React lists its elements; one with such a part does not', () => {
  const pageOf = (main: string) =>
    parsePage(
      `<body><div id=__docusaurus><link rel=preload as=image href=/a.png><header></header><div><main><h1>A</h1>${main}</main></div><dialog data-needs-react>` +
        '</dialog></div></body>',
      '/a',
    );
  expect(listStaticElements(pageOf('<p>B</p>'))).toEqual(['header', 'div']);
  expect(listStaticElements(pageOf('<form data-needs-react></form>'))).toBeUndefined();
});
