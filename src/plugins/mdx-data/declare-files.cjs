'use strict';

const {readdirSync} = require('node:fs');
const path = require('node:path');

/**
 * Loader that tells the bundler which files our remark plugins read for a page. Without it, a page in the bundler's cache
 * would keep an old list of guides.
 */
module.exports = function declareFiles(text) {
  const folder = path.dirname(this.resourcePath);
  if (/<(?:GuideList|DocCardList)\b/.test(text)) this.addContextDependency(folder);
  const isPicture = (name) => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(name);
  for (const name of readdirSync(folder).filter(isPicture)) this.addDependency(path.join(folder, name));
  for (const [address] of text.matchAll(/\/img\/[^\s"')>]+/g)) {
    this.addDependency(path.join(this.rootContext, 'static', address));
  }
  return text;
};
