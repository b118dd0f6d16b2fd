/**
 * Props of an element that the page script fills. React renders it empty and ignores its content, so it hydrates either
 * way.
 */
export const outsideReact = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true} as const;
