import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatLicences, shippedPackages } from './licences.ts'

const root = path.join(import.meta.dirname, '../..')
writeFileSync(path.join(root, 'public/licenze.txt'), formatLicences(shippedPackages(root)))
