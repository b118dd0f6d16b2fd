import type {DeliveredPackage} from './describe';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Group = readonly [license: string, packages: readonly DeliveredPackage[]];

/** Packages by license, the most frequent first. */
export function groupByLicense(packages: readonly DeliveredPackage[]): Group[] {
  const groups = Map.groupBy(packages, ({license}) => license);
  return [...groups].sort(([one, some], [next, others]) => others.length - some.length || one.localeCompare(next));
}

const newTab = 'target="_blank" rel="noopener noreferrer"';

function printPackage({name, version}: DeliveredPackage): string {
  const address = `https://www.npmjs.com/package/${name}/v/${version}`;
  const label = `${name} ${version} (opens in a new tab)`;
  return `<li><a href="${escape(address)}" ${newTab} aria-label="${escape(label)}">${escape(name)}</a> ${escape(version)}</li>`;
}

/** The list of a section as HTML: a heading for each license, its packages under it. */
export function printList(packages: readonly DeliveredPackage[]): string {
  return groupByLicense(packages)
    .map(([license, members]) => {
      const count = members.length === 1 ? '1 package' : `${members.length} packages`;
      const heading = `<h3>${escape(license.replace(/^\((.*)\)$/, '$1'))} <small>${count}</small></h3>`;
      return `${heading}<ul>${members.map(printPackage).join('')}</ul>`;
    })
    .join('');
}

/** All license texts as one plain file. A text that several packages share word for word stands once. */
export function printTexts(siteName: string, packages: readonly DeliveredPackage[]): string {
  const unique = new Map(packages.map((item) => [`${item.name} ${item.version}`, item]));
  const texts = Map.groupBy(
    unique.values(),
    ({text, license}) => text || `License: ${license}. The package has no file with its text.`,
  );
  const parts = [...texts].map(([text, members]) => {
    const names = members.map(({name, version, license}) => `${name} ${version} (${license})`).join('\n');
    return `${names}\n\n${text.replaceAll('\r\n', '\n')}\n`;
  });
  const rule = `\n${'-'.repeat(80)}\n\n`;
  return [`Packages by others whose code is part of the website of ${siteName}, and their licenses.\n`, ...parts].join(
    rule,
  );
}
