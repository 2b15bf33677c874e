import path from 'node:path'
import {
  anyOf,
  fileOf,
  generatedNote,
  type HostedPage,
  type HostedSite,
  hostFiles,
  immutable,
  revalidated,
  subpages,
} from './hosted-site.ts'
import type { Header } from './security-headers.ts'

const set = ([name, value]: Header) =>
  `Header always set ${name} "${value.replaceAll('"', '\\"').replaceAll('%', '%%')}"`
const withoutSlash = (paths: readonly string[]) => paths.map(address => address.slice(1))

/** Apache knows a page by the name of its file, without the folder. */
function pageRule(page: HostedPage): string {
  return `    <Files "${path.posix.basename(fileOf(page))}">
        ${set(page.policy)}
    </Files>`
}

/**
 * The file .htaccess, for shared hosting with Apache. Its directives are common there, because one
 * that the host forbids would turn every page into an error 500. The hashed files are named one by
 * one: a server that knew no condition would keep pages and errors for a year.
 */
export function htaccess({ headers, pages, notFoundPolicy, hashedFiles }: HostedSite): string {
  const paths = anyOf(withoutSlash(subpages(pages)))
  const hashedNames = anyOf(hashedFiles.map(file => path.posix.basename(file)))
  return `# ${generatedNote}

# MultiViews would guess among a page and its compressed copies, Indexes would list the files.
Options -MultiViews -Indexes

ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddType text/vtt .vtt
AddType application/manifest+json .webmanifest

<IfModule mod_headers.c>
${[notFoundPolicy, ...headers, revalidated].map(header => `    ${set(header)}`).join('\n')}
${pages.map(pageRule).join('\n')}
    <FilesMatch "^(?:${hashedNames})$">
        ${set(immutable)}
    </FilesMatch>
    # mod_deflate adds -gzip to the name of a version, and does not know it again.
    RequestHeader edit If-None-Match "-gzip\\"$" "\\""
</IfModule>

<IfModule mod_deflate.c>
    <IfModule mod_filter.c>
        AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript
        AddOutputFilterByType DEFLATE image/svg+xml text/xml application/xml text/vtt text/plain
    </IfModule>
</IfModule>

# One address for each page. What Apache asks itself for has a status already and is left alone.
<IfModule mod_rewrite.c>
    RewriteEngine On
    RewriteCond %{ENV:REDIRECT_STATUS} !^$
    RewriteRule ^ - [END]
    RewriteRule ^(?:404|404\\.html|assets/?|${anyOf(withoutSlash(hostFiles))}|.+\\.(?:br|gz))$ - [R=404,L]
    RewriteRule ^index\\.html$ / [R=301,L]
    RewriteRule ^(${paths})(?:/|\\.html)$ /$1 [R=301,L]
    RewriteRule ^(${paths})$ $1.html [END]
</IfModule>
`
}
