import {
  cacheControl,
  escapePattern,
  generatedNote,
  type HostedSite,
  hashedFolder,
  hostFiles,
} from './hosted-site.ts'

const quote = (text: string) => `"${text.replaceAll('"', '\\"').replaceAll('%', '%%')}"`

/**
 * The file .htaccess, for shared hosting with Apache. Only directives that common applications use
 * there too: one that a host refuses would make every page an error 500.
 */
export function htaccess({ headers, pages }: HostedSite): string {
  const toPattern = (paths: readonly string[]) =>
    paths.map(path => escapePattern(path.slice(1))).join('|')
  const paths = toPattern(pages.filter(page => page !== '/'))
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
${headers.map(([name, value]) => `    Header always set ${name} ${quote(value)}`).join('\n')}
    Header always set Cache-Control ${quote(cacheControl.revalidated)}
    Header always set Cache-Control ${quote(cacheControl.hashed)} "expr=${hashed}"
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
RewriteRule ^(?:404|404\\.html|assets/?|${toPattern(hostFiles)}|.+\\.(?:br|gz))$ - [R=404,L]
RewriteRule ^index\\.html$ / [R=301,L]
RewriteRule ^(${paths})(?:/|\\.html)$ /$1 [R=301,L]
RewriteRule ^(${paths})$ $1.html [END]
`
}
