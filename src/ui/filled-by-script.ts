/** Props of an element that a script of a part fills. React renders it empty and leaves its content alone. */
export const filledByScript = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true} as const;
