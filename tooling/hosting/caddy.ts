import {
  anyOf,
  bareDomainOf,
  fileTypes,
  generatedNote,
  type HostedSite,
  hashedFolder,
  hostFiles,
  immutable,
  revalidated,
  serverFolder,
  subpages,
} from './hosted-site.ts'
import type { Header } from './security-headers.ts'

const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`
const set = ([name, value]: Header) => `${name} ${quote(value)}`

function bareDomainSite(hostname: string): string {
  const bareDomain = bareDomainOf(hostname)
  return bareDomain ? `\n${bareDomain} {\n\tredir https://${hostname}{uri} 308\n}\n` : ''
}

/** Caddy would send a file of a type that it does not know without one. */
function typeRule([ending, type]: [string, string]): string {
  return `	@${ending} {
		path *.${ending}
		file
	}
	header @${ending} Content-Type ${type}`
}

/** The Caddyfile. Caddy gets the certificate for the host name and redirects to https by itself. */
export function caddyfile({ headers, pages, notFoundPolicy, hostname }: HostedSite): string {
  const [policyName, otherPolicy] = notFoundPolicy
  const policies = pages.map(({ path, policy: [, value] }) => `${path} ${quote(value)}`)
  return `# ${generatedNote}

${hostname} {
	root * "${serverFolder}"

	# Each page has a policy of its own; that of the 404 page is for all that is no page.
	map {path} {policy} {
${policies.map(line => `\t\t${line}`).join('\n')}
		default ${quote(otherPolicy)}
	}
	header {
		${policyName} {policy}
${headers.map(header => `\t\t${set(header)}`).join('\n')}
	}
	@hashed {
		path ${hashedFolder}*
		file
	}
	header @hashed ${set(immutable)}
	@revalidated not {
		path ${hashedFolder}*
		file
	}
	header @revalidated ${set(revalidated)}

${Object.entries(fileTypes).map(typeRule).join('\n')}

	# One address for each page.
	map {query} {search} {
		"" ""
		default "?{query}"
	}
	@home path /index /index.html
	redir @home /{search} 308
	@duplicate path_regexp page ^(${anyOf(subpages(pages))})(?:/|\\.html)$
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
${bareDomainSite(hostname)}`
}
