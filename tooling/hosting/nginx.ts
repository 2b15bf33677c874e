import {
  cacheControl,
  escapePattern,
  generatedNote,
  type HostedSite,
  hashedFolder,
  hostFiles,
} from './hosted-site.ts'
import type { Header } from './security-headers.ts'

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** How nginx serves the site; the server block of nginxSite includes it. */
export function nginxRules({ headers, pages }: HostedSite): string {
  const addHeaders = (set: readonly Header[], indent = '') =>
    set.map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`).join('\n')
  const paths = pages.filter(page => page !== '/').map(escapePattern)
  const unpublished = hostFiles.map(escapePattern).join('|')
  return `# ${generatedNote}

${addHeaders([...headers, ['Cache-Control', cacheControl.revalidated]])}

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

location ~ ^(?:/404|${unpublished}|.+\\.(?:br|gz))$ {
    return 404;
}

# One address for each page.
location = /index.html {
    return 308 /$is_args$args;
}

location ~ ^(?<page>${paths.join('|')})(?:/|\\.html)$ {
    return 308 $page$is_args$args;
}

location = / {
    try_files /index.html =404;
}

location / {
    try_files $uri $uri.html =404;
}

# Types that nginx does not know by itself.
location ~ \\.(?:vtt|webmanifest)$ {
    types {
        text/vtt vtt;
        application/manifest+json webmanifest;
    }
}

# The name of these files changes with their content. nginx forgets the headers of the server
# where a location sets one of its own, so that all are here again.
location ^~ ${hashedFolder} {
${addHeaders(headers, '    ')}
    add_header Cache-Control ${quote(cacheControl.hashed)};
    try_files $uri =404;
}
`
}

/** The server block: the part that a machine has its own of, and where certbot adds the certificate. */
export function nginxSite(server: {
  listen: readonly string[]
  hostname: string
  folder: string
  rulesFile: string
}): string {
  return `server {
${server.listen.map(address => `    listen ${address};`).join('\n')}
    server_name ${server.hostname};
    root ${quote(server.folder)};
    include ${quote(server.rulesFile)};
}
`
}
