import { createRoot } from 'react-dom/client'
import { SetupPage } from './SetupPage.tsx'

// A file that is dropped beside its place would take the place of the page.
for (const kind of ['dragover', 'drop'] as const)
  addEventListener(kind, event => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })

const root = document.getElementById('root')
if (root) createRoot(root).render(<SetupPage />)
