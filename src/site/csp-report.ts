/** Collector for policy violations. An empty variable counts as unset, since Netlify's form saves empty strings. */
function readReportUri(value: string | undefined): string | undefined {
  const uri = value?.trim() || undefined;
  // The address goes into two headers, where any of these characters would end it.
  if (uri !== undefined && !/^https:\/\/[^\s;,"'\\]+$/.test(uri)) {
    throw new Error(
      `CSP_REPORT_URI is "${uri}". Use an https address without spaces, commas, semicolons, quotes or backslashes.`,
    );
  }
  return uri;
}

/** Where browsers report violations of the Content-Security-Policy, or undefined to have nothing reported. */
export const cspReportUri = readReportUri(process.env.CSP_REPORT_URI);

/** Variables that are read here at build time. */
export const cspReportVariables = ['CSP_REPORT_URI'] as const;
