interface Problem {
  message: string
  remedy: string
}

const chain = {
  message: 'il certificato TLS non è firmato da un’autorità riconosciuta (catena incompleta)',
  remedy: 'installa sul server il certificato completo di quelli intermedi',
}
const selfSigned = {
  message: 'il certificato TLS è autofirmato: i browser lo rifiutano',
  remedy: 'usa un certificato di un’autorità riconosciuta, per esempio Let’s Encrypt',
}
const noName = {
  message: 'il nome dell’host non esiste nel DNS',
  remedy: 'controlla che l’indirizzo sia scritto bene e che il dominio sia attivo',
}
const interrupted = {
  message: 'il server ha interrotto la connessione',
  remedy: 'riprova tra qualche minuto; se continua, chiedi a chi gestisce il server',
}
const noTls = {
  message: 'su questo indirizzo il server non parla TLS (https)',
  remedy: 'controlla la porta e attiva https sul server',
}

const problems: Record<string, Problem> = {
  ENOTFOUND: noName,
  EAI_AGAIN: {
    message: 'il DNS non risponde',
    remedy: 'controlla la connessione di questa macchina e riprova',
  },
  ECONNREFUSED: {
    message: 'connessione rifiutata: nessun server risponde su questo indirizzo',
    remedy: 'controlla l’indirizzo e che il servizio sia acceso',
  },
  ECONNRESET: interrupted,
  EPIPE: interrupted,
  EHOSTUNREACH: {
    message: 'il server non è raggiungibile da questa rete',
    remedy: 'controlla la connessione di questa macchina e l’indirizzo',
  },
  CERT_HAS_EXPIRED: {
    message: 'il certificato TLS è scaduto',
    remedy: 'rinnova il certificato del server',
  },
  CERT_NOT_YET_VALID: {
    message: 'il certificato TLS non è ancora valido',
    remedy: 'controlla le date del certificato e l’orologio di questa macchina',
  },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    message: 'il certificato TLS è di un altro host',
    remedy: 'controlla l’indirizzo, o fai emettere un certificato per questo nome',
  },
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: chain,
  UNABLE_TO_GET_ISSUER_CERT: chain,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: chain,
  EPROTO: noTls,
  ERR_SSL_WRONG_VERSION_NUMBER: noTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: noTls,
}

/** Says in Italian why a request got no answer at all. */
export function explainNetworkProblem(error: unknown, timeout: number): Problem {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return {
      message: `nessuna risposta entro ${timeout / 1000} secondi`,
      remedy: 'controlla che il servizio sia acceso; il sito aspetta altrettanto, poi dà errore',
    }
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return (
    problems[code] ?? {
      message: `la richiesta non è riuscita (${code || String(error)})`,
      remedy: 'controlla l’indirizzo e riprova',
    }
  )
}
