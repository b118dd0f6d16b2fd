/**
 * HTML of every page, for Docusaurus' `ssrTemplate` (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate). Unlike its
 * own template it has no script tags: pages don't run Docusaurus' client (src/islands/README.md). Nor has it `preBodyTags`: the
 * boot script sets the theme, and no page draws Docusaurus' symbol for external links.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
