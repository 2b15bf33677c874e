/** What the errors of Node.js and OpenSSL mean, by code. */
const problems = [
  {
    codes: ['ENOTFOUND'],
    message: 'questo nome di dominio non si trova (DNS)',
    remedy:
      'controlla che l’indirizzo sia scritto bene, che il dominio sia attivo e che questo computer sia in rete',
  },
  {
    codes: ['EAI_AGAIN'],
    message: 'questo computer non trova i nomi di dominio (DNS)',
    remedy: 'controlla la connessione a internet di questo computer e riprova',
  },
  {
    codes: ['ECONNREFUSED'],
    message: 'nessuno risponde a questo indirizzo (connessione rifiutata)',
    remedy: 'controlla l’indirizzo e che il servizio sia acceso',
  },
  {
    codes: ['ECONNRESET', 'EPIPE'],
    message: 'il server ha interrotto la connessione',
    remedy: 'riprova tra qualche minuto; se continua, chiedi a chi gestisce il server',
  },
  {
    codes: ['EHOSTUNREACH'],
    message: 'il server non è raggiungibile da questa rete',
    remedy: 'controlla l’indirizzo e la connessione a internet di questo computer',
  },
  {
    codes: ['CERT_HAS_EXPIRED'],
    message: 'il certificato https (TLS) è scaduto: i browser non aprono l’indirizzo',
    remedy: 'fai rinnovare il certificato da chi gestisce il server',
  },
  {
    codes: ['CERT_NOT_YET_VALID'],
    message: 'il certificato https (TLS) non è ancora valido',
    remedy: 'controlla l’orologio di questo computer; se è giusto, chiedi a chi gestisce il server',
  },
  {
    codes: ['ERR_TLS_CERT_ALTNAME_INVALID'],
    message: 'il certificato https (TLS) è di un altro nome di dominio',
    remedy:
      'controlla l’indirizzo, o fai fare un certificato per questo nome a chi gestisce il server',
  },
  {
    codes: ['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN'],
    message: 'il certificato https (TLS) è fatto in casa: i browser lo rifiutano (autofirmato)',
    remedy: 'fai mettere un certificato riconosciuto, per esempio di Let’s Encrypt, che è gratuito',
  },
  {
    codes: [
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'UNABLE_TO_GET_ISSUER_CERT',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    ],
    message:
      'il certificato https (TLS) non è completo: molti browser lo rifiutano (catena incompleta)',
    remedy: 'fai installare sul server anche i certificati intermedi',
  },
  {
    codes: ['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'],
    message: 'a questo indirizzo https non funziona (TLS)',
    remedy: 'controlla l’indirizzo, o fai attivare https a chi gestisce il server',
  },
]

/** Says in Italian why a request got no answer. */
export function explainNetworkProblem(error: unknown, timeout: number) {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return {
      message: `nessuna risposta entro ${timeout / 1000} secondi`,
      remedy: 'controlla che il servizio sia acceso; il sito aspetta altrettanto, poi dà errore',
    }
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const unknown = {
    message: `la richiesta non è riuscita (${code || String(error)})`,
    remedy: 'controlla l’indirizzo e riprova',
  }
  return problems.find(({ codes }) => codes.includes(code)) ?? unknown
}
