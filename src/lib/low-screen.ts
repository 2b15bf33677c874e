/** Matches a phone held sideways or a page at 400 %. Older browsers do not know the range (height < 35rem). */
export const lowScreen = 'not all and (min-height: 35rem)'
