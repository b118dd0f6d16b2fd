/** Props of an element that a script in src/behaviors fills. React renders it empty and leaves its content alone. */
export const filledByScript = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true} as const;
