/** A media query: such as a phone held sideways, or a page at 400 %. */
export const lowScreen = '(height < 35rem)'
