import {
  cacheControl,
  escapePattern,
  generatedNote,
  type HostedSite,
  hashedFolder,
  hostFiles,
} from './hosted-site.ts'
import type { Header } from './security-headers.ts'

/** The Caddyfile; Caddy itself gets the certificate for the name of the site and redirects to https. */
export function caddyfile(
  { headers, pages, hostname }: HostedSite,
  folder = '/var/www/palestra-venditori',
): string {
  const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`
  const set = (list: readonly Header[]) =>
    list.map(([name, value]) => `\t\t${name} ${quote(value)}`).join('\n')
  const paths = pages.filter(page => page !== '/').map(escapePattern)
  return `# ${generatedNote}

${hostname} {
	root * ${quote(folder)}

	header {
${set(headers)}
	}
	@hashed {
		path ${hashedFolder}*
		file
	}
	header @hashed Cache-Control ${quote(cacheControl.hashed)}
	@revalidated not {
		path ${hashedFolder}*
		file
	}
	header @revalidated Cache-Control ${quote(cacheControl.revalidated)}

	# One address for each page.
	map {query} {search} {
		"" ""
		default "?{query}"
	}
	redir /index.html /{search} 308
	@duplicate path_regexp page ^(${paths.join('|')})(?:/|\\.html)$
	redir @duplicate {re.page.1}{search} 308

	@unpublished path /404 /404.html ${hostFiles.join(' ')} *.br *.gz
	error @unpublished 404

	try_files {path} {path}.html
	file_server {
		precompressed br gzip
	}

	handle_errors {
		@missing expression {err.status_code} == 404
		rewrite @missing /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`
}
