import path from 'node:path'
import {
  anyOf,
  fileOf,
  fileTypes,
  generatedNote,
  type HostedSite,
  hashedFilesOf,
  hostFiles,
  immutable,
  revalidated,
  subpages,
} from './hosted-site.ts'
import type { Header } from './security-headers.ts'

const set = ([name, value]: Header) =>
  `Header always set ${name} "${value.replaceAll('"', '\\"').replaceAll('%', '%%')}"`

/** A header for some files. Apache knows them by their names, without the folder. */
function fileRule(files: readonly string[], header: Header): string {
  const names = files.map(file => path.posix.basename(file))
  return `    <FilesMatch "^(?:${anyOf(names)})(?:\\.br)?$">
        ${set(header)}
    </FilesMatch>`
}

/** A condition on the address that the browser asked for: MultiViews changes what Apache looks at. */
const asked = (paths: string) => `RewriteCond %{THE_REQUEST} "^\\S+ ${paths}[\\s?]"`

/**
 * The file .htaccess, for shared hosting with Apache. All of it is permitted by "AllowOverride
 * FileInfo", because a directive that the host forbids turns every page into an error 500: hence no
 * Options, and nothing here depends on which are on. The hashed files are named one by one: a server
 * that knew no condition would keep pages and errors for a year.
 */
export function htaccess(site: HostedSite): string {
  const { headers, pages, notFoundPolicy, files } = site
  // No page lists what is in them.
  const folders = new Set(files.map(file => path.posix.dirname(file)))
  folders.delete('/')
  const paths = anyOf(subpages(pages).map(address => address.slice(1)))
  const types = Object.entries(fileTypes).map(([ending, type]) => `AddType ${type} .${ending}`)
  return `# ${generatedNote}

ErrorDocument 404 /404.html
AddDefaultCharset utf-8
${types.join('\n')}

<IfModule mod_headers.c>
${[notFoundPolicy, ...headers, revalidated].map(header => `    ${set(header)}`).join('\n')}
${pages.map(page => fileRule([fileOf(page)], page.policy)).join('\n')}
${fileRule(hashedFilesOf(site), immutable)}
    # mod_deflate adds -gzip to the name of a version, and does not know it again.
    RequestHeader edit If-None-Match "-gzip\\"$" "\\""
</IfModule>

<IfModule mod_deflate.c>
    <IfModule mod_filter.c>
        AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript
        AddOutputFilterByType DEFLATE image/svg+xml text/xml application/xml text/vtt text/plain
    </IfModule>
</IfModule>

<IfModule mod_rewrite.c>
    RewriteEngine On
    # What Apache asks itself for has a status already and is left alone.
    RewriteCond %{ENV:REDIRECT_STATUS} !^$
    RewriteRule ^ - [END]

    # Not published: errors, settings, compressed copies, lists of files.
    ${asked(`(?:/404|/404\\.html|${anyOf(hostFiles)}|\\S+\\.(?:br|gz)|(?:${anyOf([...folders])})/?)`)}
    RewriteRule ^ - [R=404,L]

    # One address for each page.
    ${asked('/index(?:\\.html)?')}
    RewriteRule ^ / [R=301,L]
    ${asked(`/(${paths})(?:/|\\.html)`)}
    RewriteRule ^ /%1 [R=301,L]
    ${asked(`/(${paths})`)}
    RewriteRule ^ %1.html
    RewriteRule ^$ index.html

    # The copies that the build compressed. Only Apache is known to say that they are, and to add Vary.
    AddEncoding br .br
    RemoveLanguage .br
    RewriteCond %{SERVER_SOFTWARE} ^Apache
    RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
    RewriteCond %{REQUEST_FILENAME}.br -f
    RewriteRule ^(.+)$ $1.br [END]
</IfModule>
`
}
