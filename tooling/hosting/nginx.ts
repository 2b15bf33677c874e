import {
  anyOf,
  bareDomainOf,
  fileOf,
  fileTypes,
  generatedNote,
  type HostedPage,
  type HostedSite,
  hashedFolder,
  hostFiles,
  immutable,
  revalidated,
  subpages,
} from './hosted-site.ts'
import type { Header } from './security-headers.ts'

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const add = ([name, value]: Header) => `add_header ${name} ${quote(value)}`

/** A header whose value differs by location. */
const policyVariable = '$site_policy'
const setPolicy = ([, value]: Header) => `set ${policyVariable} ${quote(value)};`

function pageLocation(page: HostedPage): string {
  return `location = ${page.path} {
    ${setPolicy(page.policy)}
    try_files ${fileOf(page)} =404;
}
`
}

/** The rules for nginx, which the server block of nginxSite includes. */
export function nginxRules({ headers, pages, notFoundPolicy }: HostedSite): string {
  const [policyName] = notFoundPolicy
  const security = [`add_header ${policyName} ${policyVariable} always;`].concat(
    headers.map(header => `${add(header)} always;`),
  )
  return `# ${generatedNote}

# The policy of the 404 page, and of all that is no page.
${setPolicy(notFoundPolicy)}
${security.join('\n')}
${add(revalidated)} always;

server_tokens off;
charset utf-8;
charset_types text/css text/plain text/vtt text/xml application/javascript;
absolute_redirect off;

# Each file stands beside its compressed copies. brotli_static needs Debian's package
# libnginx-mod-http-brotli-static; without it, remove the line.
gzip_static on;
brotli_static on;
gzip_vary on;

error_page 404 /404.html;

location = /404.html {
    internal;
}

location ~ ^(?:/404|${anyOf(hostFiles)}|.+\\.(?:br|gz))$ {
    return 404;
}

# One address for each page.
location ~ ^/index(?:\\.html)?$ {
    return 308 /$is_args$args;
}

location ~ ^(?<page>${anyOf(subpages(pages))})(?:/|\\.html)$ {
    return 308 $page$is_args$args;
}

${pages.map(pageLocation).join('\n')}
location / {
    try_files $uri =404;
}

# Types that nginx does not know by itself.
location ~ \\.(?:${Object.keys(fileTypes).join('|')})$ {
    types {
${Object.entries(fileTypes)
  .map(([ending, type]) => `        ${type} ${ending};`)
  .join('\n')}
    }
}

# The name of these files changes with their content. nginx forgets the headers of the server
# where a location sets one of its own, so that all are here again.
location ^~ ${hashedFolder} {
${security.map(line => `    ${line}`).join('\n')}
    ${add(immutable)};
    try_files $uri =404;
}
`
}

/** In a location, so that certbot can answer beside it when it gets the certificate. */
function bareDomainServer(listen: string, hostname: string): string {
  const bareDomain = bareDomainOf(hostname)
  if (bareDomain === undefined) return ''
  return `
server {
${listen}
    server_name ${bareDomain};
    location / {
        return 308 https://${hostname}$request_uri;
    }
}
`
}

/** The server block. It differs by machine, and certbot adds the certificate to it. */
export function nginxSite(server: {
  listen: readonly string[]
  hostname: string
  folder: string
  rulesFile: string
}): string {
  const listen = server.listen.map(address => `    listen ${address};`).join('\n')
  return `server {
${listen}
    server_name ${server.hostname};
    root ${quote(server.folder)};
    include ${quote(server.rulesFile)};
}
${bareDomainServer(listen, server.hostname)}`
}
