/** Report URL for CSP violations. An empty variable is treated as unset, because Netlify's form saves empty strings. */
function readReportUri(value: string | undefined): string | undefined {
  const uri = value?.trim() || undefined;
  // The URL is used in two headers, where any of these characters would end it.
  if (uri !== undefined && !/^https:\/\/[^\s;,"'\\]+$/.test(uri)) {
    throw new Error(
      `CSP_REPORT_URI is "${uri}". Use an https address without spaces, commas, semicolons, quotes or backslashes.`,
    );
  }
  return uri;
}

/** Where browsers report CSP violations; undefined for no reports. */
export const cspReportUri = readReportUri(process.env.CSP_REPORT_URI);

/** Variables read here at build time. */
export const cspReportVariables = ['CSP_REPORT_URI'] as const;
