const renew = 'fai rifare il certificato, con la sua catena intera, da chi gestisce il server'

/** What the errors of Node.js, its fetch and OpenSSL mean, by what their codes begin with. */
const problems: Record<string, readonly [message: string, remedy: string]> = {
  TimeoutError: [
    'nessuna risposta entro * secondi',
    'controlla che il servizio sia acceso e riprova: i visitatori non aspettano tanto',
  ],
  'ENOTFOUND EAI_AGAIN': [
    'questo nome di dominio non si trova (DNS)',
    'controlla che l’indirizzo sia scritto bene, che il dominio sia attivo e che questo computer sia in rete',
  ],
  'ECONNREFUSED EHOSTUNREACH': [
    'nessuno risponde a questo indirizzo (connessione rifiutata)',
    'controlla l’indirizzo e che il servizio sia acceso',
  ],
  'ECONNRESET EPIPE UND_ERR_SOCKET': [
    'il server ha interrotto la connessione',
    'riprova tra qualche minuto; se continua, chiedi a chi gestisce il server',
  ],
  'CERT_HAS_EXPIRED CERT_NOT_YET_VALID': [
    'il certificato https (TLS) è scaduto, o non ancora valido: i browser non aprono l’indirizzo',
    `${renew}; controlla anche l’orologio di questo computer`,
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'il certificato https (TLS) è di un altro nome di dominio',
    `controlla l’indirizzo, o ${renew}`,
  ],
  'DEPTH_ZERO_SELF_SIGNED_CERT UNABLE_TO_VERIFY_LEAF_SIGNATURE UNABLE_TO_GET_ISSUER_CERT': [
    'il certificato https (TLS) è fatto in casa, o non è completo: i browser lo rifiutano',
    `${renew}, per esempio con Let’s Encrypt, che è gratuito`,
  ],
  SELF_SIGNED_CERT_IN_CHAIN: [
    'il certificato https (TLS) viene da un’autorità che questo computer non conosce: forse lo cambia il suo antivirus, o la rete dell’azienda',
    'riprova da un’altra rete, per esempio con il telefono, o con l’antivirus in pausa',
  ],
  'EPROTO ERR_SSL_': [
    'a questo indirizzo https non funziona (TLS)',
    'controlla l’indirizzo, o fai attivare https a chi gestisce il server',
  ],
}

/** Says in Italian why a request got no answer: fetch says that it failed, and why in the cause. */
export function explainNetworkProblem(error: unknown, timeout: number) {
  const { name, cause } = error as Error
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name
  const isKnown = ([codes]: [string, unknown]) =>
    codes.split(' ').some(each => code.startsWith(each))
  const [message, remedy] = Object.entries(problems).find(isKnown)?.[1] ?? [
    `la richiesta non è riuscita (${code})`,
    'controlla l’indirizzo e riprova',
  ]
  return { message: message.replace('*', String(timeout / 1_000)), remedy }
}
