/* Stands in for React's refresh, which would connect the page to Vite (setup-plugin.ts). */

export const register = () => undefined
export const createSignatureFunctionForTransform = () => (type: unknown) => type
