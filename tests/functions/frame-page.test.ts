import {frameResponse} from '../../functions/http/frame-page';
import {html, htmlPage} from '../../functions/http/html';
import {htmlResponse, jsonResponse} from '../../functions/http/responses';

const frame = {
  html:
    '<html><head><title data-rh=true>Link</title></head><body><header></header><main><template>' +
    '<i data-look=alert class="a1 a2"></i><i data-look="button quiet" class=b1></i></template><slot><h1>Link</h1></slot></main></body></html>',
  policy: "script-src 'self'; frame-ancestors 'self'",
};
const readPage = (address: string) => Promise.resolve(address === '/link' ? frame : undefined);

const page = htmlPage(
  'Costs $& more',
  html`<h1>${'Costs $& more'}</h1>
    <p class="alert" role="alert">${'<b class="alert">'}</p>
    <a class="button quiet" href="/">Home</a>
    <p class="times">Times</p>`,
);

test('a page of a function gets the frame of the site and its looks, and nobody may frame it', async () => {
  const response = await frameResponse(htmlResponse(410, page, {'Retry-After': '30'}), readPage);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([410, '30']);
  expect(response.headers.get('Content-Security-Policy')).toBe("script-src 'self'; frame-ancestors 'none'");
  const text = await response.text();
  expect(text).toContain('<title data-rh=true>Costs $&amp; more | ');
  expect(text).toContain('<h1>Costs $&amp; more</h1>');
  expect(text).toContain('<p class="alert a1 a2" role="alert">&lt;b class=&quot;alert&quot;&gt;</p>');
  expect(text).toContain('<a class="button quiet b1" href="/">');
  expect(text).toContain('<p class="times">');
  expect(text).toMatch(/^<html>.*<header>/);
  expect(text).not.toMatch(/<slot>|<template>/);
});

test('what is no such page stays as it is, and without a build every page does', async () => {
  for (const response of [jsonResponse(200, {}), htmlResponse(422, {html: '<main></main>', policy: 'x'})])
    expect(await frameResponse(response, readPage)).toBe(response);
  const bare = htmlResponse(200, page);
  expect(await frameResponse(bare, () => Promise.resolve(undefined))).toBe(bare);
  expect(await bare.text()).toContain('<meta name="robots" content="noindex" />');
});
