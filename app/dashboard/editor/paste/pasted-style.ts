/** Where the style of pasted elements is: as a style, the browser would report it to the policy of the page. */
export const styleAttribute = 'data-pasted-style';
