export interface NetworkProblem {
  message: string
  remedy: string
}

const incompleteChain: NetworkProblem = {
  message:
    'il certificato https (TLS) non è completo: molti browser lo rifiutano (catena incompleta)',
  remedy: 'fai installare sul server anche i certificati intermedi',
}

const noTls: NetworkProblem = {
  message: 'a questo indirizzo https non funziona (TLS)',
  remedy: 'controlla l’indirizzo, o fai attivare https a chi gestisce il server',
}

const interrupted: NetworkProblem = {
  message: 'il server ha interrotto la connessione',
  remedy: 'riprova tra qualche minuto; se continua, chiedi a chi gestisce il server',
}

/** What the errors of Node.js and OpenSSL mean, by code. */
const problems: Record<string, NetworkProblem> = {
  ENOTFOUND: {
    message: 'questo nome di dominio non si trova (DNS)',
    remedy:
      'controlla che l’indirizzo sia scritto bene, che il dominio sia attivo e che questo computer sia in rete',
  },
  EAI_AGAIN: {
    message: 'questo computer non trova i nomi di dominio (DNS)',
    remedy: 'controlla la connessione a internet di questo computer e riprova',
  },
  ECONNREFUSED: {
    message: 'nessuno risponde a questo indirizzo (connessione rifiutata)',
    remedy: 'controlla l’indirizzo e che il servizio sia acceso',
  },
  ECONNRESET: interrupted,
  EPIPE: interrupted,
  UND_ERR_SOCKET: interrupted,
  EHOSTUNREACH: {
    message: 'il server non è raggiungibile da questa rete',
    remedy: 'controlla l’indirizzo e la connessione a internet di questo computer',
  },
  CERT_HAS_EXPIRED: {
    message: 'il certificato https (TLS) è scaduto: i browser non aprono l’indirizzo',
    remedy: 'fai rinnovare il certificato da chi gestisce il server',
  },
  CERT_NOT_YET_VALID: {
    message: 'il certificato https (TLS) non è ancora valido',
    remedy: 'controlla l’orologio di questo computer; se è giusto, chiedi a chi gestisce il server',
  },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    message: 'il certificato https (TLS) è di un altro nome di dominio',
    remedy:
      'controlla l’indirizzo, o fai fare un certificato per questo nome a chi gestisce il server',
  },
  DEPTH_ZERO_SELF_SIGNED_CERT: {
    message: 'il certificato https (TLS) è fatto in casa: i browser lo rifiutano (autofirmato)',
    remedy: 'fai mettere un certificato riconosciuto, per esempio di Let’s Encrypt, che è gratuito',
  },
  SELF_SIGNED_CERT_IN_CHAIN: {
    message:
      'il certificato https (TLS) viene da un’autorità che questo computer non conosce: forse lo cambia il suo antivirus, o la rete dell’azienda',
    remedy: 'riprova da un’altra rete, per esempio con il telefono, o con l’antivirus in pausa',
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: incompleteChain,
  UNABLE_TO_GET_ISSUER_CERT: incompleteChain,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: incompleteChain,
  EPROTO: noTls,
  ERR_SSL_WRONG_VERSION_NUMBER: noTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: noTls,
}

/** fetch says that it failed, and why in the cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause)
}

/** Says in Italian why a request got no answer. */
export function explainNetworkProblem(error: unknown, timeout: number): NetworkProblem {
  if (error instanceof Error && error.name === 'TimeoutError')
    return {
      message: `nessuna risposta entro ${timeout / 1000} secondi`,
      remedy: 'controlla che il servizio sia acceso e riprova: i visitatori non aspettano tanto',
    }
  const code = codeOf(error) ?? String(error)
  return (
    problems[code] ?? {
      message: `la richiesta non è riuscita (${code})`,
      remedy: 'controlla l’indirizzo e riprova',
    }
  )
}
