/** What the embed code of a calendar brings into the page around its frame, by name of its service. */
type Vendor = {
  /** Domains of calendar pages and of embed scripts. */
  domains: readonly string[];
  /** Hosts of the script, and of the sheets and pictures that it loads. */
  assets: readonly string[];
  frames: readonly string[];
  /** Hosts that it calls. */
  calls: readonly string[];
};

/**
 * From the services' published embed code: developer.calendly.com (widget.js, widget.css and its close icon), the snippet
 * generator of Cal.com (embed.js, which puts a style element into the head), and HighLevel's form_embed.js.
 */
const vendors: Readonly<Record<string, Vendor>> = {
  Calendly: {
    domains: ['calendly.com'],
    assets: ['https://assets.calendly.com'],
    frames: ['https://calendly.com'],
    calls: ['https://calendly.com'],
  },
  'Cal.com': {
    domains: ['cal.com'],
    assets: ['https://app.cal.com'],
    frames: ['https://app.cal.com', 'https://cal.com'],
    calls: ['https://app.cal.com'],
  },
  // Calendars of LeadConnector may have an agency's own domain; the script tells who serves them.
  GoHighLevel: {
    domains: ['leadconnectorhq.com', 'msgsndr.com', 'gohighlevel.com'],
    assets: ['https://api.leadconnectorhq.com', 'https://link.msgsndr.com', 'https://stcdn.leadconnectorhq.com'],
    frames: ['https://api.leadconnectorhq.com', 'https://link.msgsndr.com'],
    calls: [
      'https://api.leadconnectorhq.com',
      'https://backend.leadconnectorhq.com',
      'https://services.leadconnectorhq.com',
      'https://link.msgsndr.com',
    ],
  },
};

const hostOf = (address: string): string => (address.startsWith('/') ? '' : new URL(address).hostname);

/** The service behind a calendar page or an embed script, if it's one we know. */
export const findVendor = (addresses: readonly string[]): Vendor | undefined =>
  Object.values(vendors).find(({domains}) =>
    addresses.map(hostOf).some((host) => domains.some((domain) => host === domain || host.endsWith(`.${domain}`))),
  );
