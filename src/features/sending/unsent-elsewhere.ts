import { createStore } from '~/lib/store'

/** True once a lead has failed whose form the visitor had left: only the layout can still say so. */
export const unsentElsewhere = createStore(false)
