import { createRoot } from 'react-dom/client'
import { SetupPage } from './SetupPage.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<SetupPage />)
