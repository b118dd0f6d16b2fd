import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Docusaurus' HTML template (eta) without the generator's name and version, which only help attackers. */
export const pageTemplate = template.trimStart().replace(/^ *<meta name="generator".*\n/m, '');
