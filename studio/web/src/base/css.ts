/** A colour of the style sheet, as it is now (light or dark). */
export const cssValue = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
