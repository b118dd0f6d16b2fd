/**
 * Props of an element whose children belong to src/plugins/built-pages/page-script. React renders it empty and leaves
 * alone what it contains, so hydration accepts it whether it has been filled or not.
 */
export const outsideReact = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true} as const;
