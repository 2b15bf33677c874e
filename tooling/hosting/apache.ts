import {
  anyOf,
  generatedNote,
  type HostedSite,
  hashedFolder,
  hostFiles,
  immutable,
  revalidated,
  subpages,
} from './hosted-site.ts'
import type { Header } from './security-headers.ts'

const set = ([name, value]: Header) =>
  `Header always set ${name} "${value.replaceAll('"', '\\"').replaceAll('%', '%%')}"`
const withoutSlash = (paths: readonly string[]) => paths.map(path => path.slice(1))

/**
 * The file .htaccess, for shared hosting with Apache. Its directives are common there, because one
 * that the host forbids would turn every page into an error 500.
 */
export function htaccess({ headers, pages }: HostedSite): string {
  const paths = anyOf(withoutSlash(subpages(pages)))
  const hashed = `%{REQUEST_URI} =~ m#^${hashedFolder}# && %{REQUEST_STATUS} -ne 404`
  return `# ${generatedNote}

# MultiViews would guess among a page and its compressed copies.
<IfModule mod_negotiation.c>
    Options -MultiViews
</IfModule>

ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddType text/vtt .vtt
AddType application/manifest+json .webmanifest

<IfModule mod_headers.c>
${[...headers, revalidated].map(header => `    ${set(header)}`).join('\n')}
    ${set(immutable)} "expr=${hashed}"
</IfModule>

<IfModule mod_deflate.c>
    <IfModule mod_filter.c>
        AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript
        AddOutputFilterByType DEFLATE image/svg+xml text/xml application/xml text/vtt text/plain
    </IfModule>
</IfModule>

# One address for each page. What Apache asks itself for has a status already and is left alone.
RewriteEngine On
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [END]
RewriteRule ^(?:404|404\\.html|assets/?|${anyOf(withoutSlash(hostFiles))}|.+\\.(?:br|gz))$ - [R=404,L]
RewriteRule ^index\\.html$ / [R=301,L]
RewriteRule ^(${paths})(?:/|\\.html)$ /$1 [R=301,L]
RewriteRule ^(${paths})$ $1.html [END]
`
}
