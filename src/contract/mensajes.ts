import { mensajes as meteo } from '#domain/meteo/weather.ts';
import { enLista } from '#domain/texto.ts';
import { mensajesInscripcion } from './solicitudes/mensajes-inscripcion.ts';
import { mensajesVisita } from './solicitudes/mensajes-visita.ts';

/** What people read: the specified catalogue, word for word, then the texts of the server's `message`. */
export const mensajes = {
  ...mensajesVisita,
  ...mensajesInscripcion,
  // Successes.
  ligaFinalizada: 'Liga finalizada correctamente',
  temporadaCreada: 'Nueva temporada creada correctamente',
  partidosGuardados: 'Partidos guardados correctamente',
  nombreOculto: 'El nombre lleva algo que no se ve, como un salto de línea: bórralo y escríbelo a mano.',
  nombreMezclado:
    'En el nombre hay una palabra con letras de dos alfabetos que parecen iguales: bórrala y escríbela a mano.',
  nadaQueGuardar: 'No has cambiado nada: no hay nada que guardar.',
  clubGuardado: 'Datos del club guardados',
  muestraPuesta: 'Temporada de muestra puesta: mira lo que quieras, nada de ella es de verdad',
  muestraQuitada: 'Temporada de muestra quitada',
  muestraCambiada: 'La temporada de muestra ya no es la que has visto. Mira otra vez lo que se quita.',
  muestraConDatos: 'Ya hay ligas o jugadores: la temporada de muestra solo se pone en un club vacío.',
  codigoDeArranque:
    'El código no es ese. Cópialo de donde arrancaste el programa: es el último que ha impreso.',
  arranqueHecho: 'Este club ya tiene cuentas: entra con la tuya. Si no tienes, pídesela a quien lo instaló.',
  cuentaReservada:
    'Tu cuenta no puede cambiar la cuenta del club, lo cobrado ni el correo al que llegan las inscripciones: pídeselo a quien lleva los cobros.',
  configuracionGuardada: 'Configuración guardada correctamente',

  // Incidents created.
  ningunaIncidencia:
    'No se ha generado ninguna incidencia. Si hay jugadores lesionados ya estarían creadas las incidencias correspondientes.',
  unaIncidencia: 'Se ha generado 1 incidencia',
  variasIncidencias: (cuantas: number) => `Se han generado ${cuantas} incidencias`,

  sinRegistros: 'No hay registros',
  sinIncidencias: 'Jugador sin incidencias',
  sinMeteo: meteo.sinMeteo,
  comasEnEmail: 'En el campo email no puede haber comas',
  fechaNacimientoIncorrecta: 'Fecha incorrecta, debe tener el formato dd/mm/aaaa (dia/mes/año)',
  segundoDiaIgual: 'El segundo día tiene que ser distinto del primero; déjalo vacío si solo se juega uno.',
  segundoDiaAntes: 'El segundo día va después del primero: elige uno posterior o déjalo vacío.',
  mismoDia: 'El jugador que acabas de modificar ya participa en un partido de la propuesta el mismo día',

  // The server's own.
  datosInvalidos: 'Hay datos que no son correctos. Revisa los campos señalados.',
  cuerpoInvalido: 'No se ha podido leer lo enviado. Vuelve a intentarlo.',
  sinSesion: 'Tu sesión ha caducado o no has entrado. Vuelve a acceder para continuar.',
  sesionCaducada: 'Tu sesión ha caducado',
  sigueDondeEstabas: 'Escribe tu contraseña para seguir donde estabas: no se ha perdido nada de lo escrito.',
  fichaRecuperada: 'Aquí está lo que habías escrito antes de que caducara la sesión. Revísalo y guarda.',
  noEncontrado: 'No existe o se ha borrado.',
  rutaNoEncontrada: 'Esa dirección no existe.',
  verboNoAdmitido: 'Esa operación no se puede hacer en esta dirección.',
  cambiadoMientras: 'Alguien lo ha cambiado mientras lo editabas',
  copiaSinMandar:
    'No se ha mandado el acuse de recibo a quien lo envió: ya habían salido demasiados. Llámale o escríbele.',
  sinPermiso:
    'Tu cuenta no puede hacer esto. Si lo necesitas, pídeselo a quien lleva los usuarios de la mesa.',
  claveNoReciente:
    'Para esto hay que haber escrito la contraseña en los últimos 10 minutos. Escríbela otra vez y repite lo que hacías.',
  otraVezTuClave: 'Escribe otra vez tu contraseña',
  demasiadosIntentos: 'Demasiados intentos seguidos. Espera unos minutos y vuelve a probar.',
  demasiadasPeticiones:
    'Se ha pedido demasiado en muy poco tiempo desde tu conexión. Espera unos segundos y vuelve a intentarlo.',
  paginasOcupadas:
    'La web está atendiendo muchas visitas a la vez. Espera unos segundos y vuelve a cargar la página.',
  cuerpoDemasiadoGrande: 'Lo enviado es demasiado grande.',
  cabecerasLargas:
    'La dirección o las cookies de esta página son demasiado largas. Borra las cookies de este sitio y vuelve a intentarlo.',
  tipoNoAdmitido: 'Ese tipo de contenido no se admite.',
  errorInterno: 'Ha ocurrido un error inesperado. Prueba de nuevo en unos minutos.',
  sinBaseDatos:
    'La base de datos no responde en este momento. Prueba de nuevo en unos segundos; si estabas guardando, comprueba antes si se guardó.',
  baseDanada:
    'La base de datos del club está dañada y esto no se puede hacer ahora. Avisa a quien lleva el servidor: tiene que restaurar la última copia de seguridad.',
  baseAusente:
    'El fichero de la base de datos ya no está en su sitio y no se ha guardado nada. Avisa a quien lleva el servidor: tiene que devolverlo o restaurar la última copia de seguridad.',
  discoLleno:
    'El servidor se ha quedado sin espacio y no se ha guardado nada. Avisa a quien lo mantiene y vuelve a intentarlo más tarde.',
  cerrando: 'El servicio se está reiniciando. Prueba de nuevo en unos segundos.',
  pistaRepetida: 'Ya hay otra pista con ese nombre. Elige uno distinto.',
  pistaConDeporte: (partidos: number) =>
    `En ella ${partidos === 1 ? 'queda 1 partido' : `quedan ${partidos} partidos`} por jugar de otro deporte. Muévelos a otra pista o aplázalos, y cambia después el deporte.`,
  pistaConPartidos:
    'La pista tiene partidos y no se puede borrar. Márcala como inactiva para dejar de usarla.',
  ligaRepetida:
    'Ya hay una liga activa de ese tipo, deporte, modo, división y temporada, sea del ciclo que sea. Cambia alguno de ellos o déjala inactiva.',
  ligaConPartidos:
    'La liga tiene partidos o jugadores y no se puede borrar. Márcala como inactiva para conservarla.',
  hojaVacia:
    'El archivo no tiene filas. La primera línea son los títulos de las columnas y cada línea siguiente, una fila.',
  hojaLarga: (filas: number, maximo: number) =>
    `El archivo tiene ${filas} filas y como mucho se importan ${maximo} de una vez. Divídelo en varios.`,
  hojaConErrores: (n: number) =>
    n === 1
      ? 'Hay 1 fila con errores: no se ha importado nada. Corrígela y vuelve a probar.'
      : `Hay ${n} filas con errores: no se ha importado nada. Corrígelas y vuelve a probar.`,
  hojaIdDesconocido: (id: string) =>
    `No hay ninguno con el identificador «${id}». Déjalo vacío para crear uno nuevo.`,
  hojaNoEsNumero: (texto: string) => `«${texto}» no es un número entero.`,
  hojaSiNo: (texto: string) => `«${texto}» no vale: escribe Sí o No.`,
  hojaEstado: (texto: string) => `«${texto}» no vale: escribe Activo, Lesionado o Eliminado.`,
  hojaNoCasan: ([id, nombreDelId]: readonly [string, string], [nombre, texto]: readonly [string, string]) =>
    texto === ''
      ? `«${id}» dice «${nombreDelId}» y «${nombre}» está vacío: borra los dos o deja los dos.`
      : `«${id}» dice «${nombreDelId}» y «${nombre}» dice «${texto}»: corrige uno de los dos o borra el Id.`,
  hojaOlvidado:
    'Los datos de este jugador se borraron y no pueden volver de un archivo. Quita esta fila; si ha vuelto al club, dalo de alta de nuevo, sin Id.',
  hojaCambiadaDespues:
    'Alguien lo ha cambiado después de exportar este archivo. Quita esta fila, o exporta los de ahora y repite tu cambio.',
  hojaYaNoEsLoVisto:
    'Mientras mirabas el archivo alguien ha cambiado datos y ya no haría lo mismo. No se ha importado nada: revisa lo que haría ahora y vuelve a importarlo.',
  hojaNoEsMarcador: (escrito: string) => `«${escrito}» no se entiende: escribe el marcador como «6-4 2-1».`,
  hojaLado: (texto: string) => `«${texto}» no vale: escribe 1, 2 o nada.`,
  hojaQuienAplaza: (texto: string) => `«${texto}» no vale: escribe 1, 2, club o nada.`,
  hojaSinLiga: (liga: string) =>
    `No hay ninguna «${liga}». Importa antes quién juega en ella, con «Ligas y quién juega», o créala en Ligas.`,
  hojaLigaInactiva: (liga: string) => `«${liga}» está inactiva: actívala en Ligas antes de importar.`,
  hojaFaltaNombre: 'Falta el nombre.',
  hojaQuienDeLosDos: (n: number) => `Hay ${n} que se llaman así: elige quién es.`,
  hojaNoEsta: (texto: string) => `No hay nadie que se llame «${texto}». Elige quién es, o impórtalo antes.`,
  hojaNoJuegaAhi: (nombre: string, liga: string) =>
    `«${nombre}» no juega en ${liga}. Ponlo en ella antes, con «Ligas y quién juega», o elige otra persona.`,
  hojaNoEsEmpate:
    '«empate» solo vale con los sets y los juegos iguales, y en una liga que tiene empates: corrige el marcador o quítalo.',
  hojaGanadorDeEmpate: (ganador: string, escrito: string) =>
    `El ganador dice «${ganador}» y el resultado «${escrito}» es un empate.`,
  hojaOtroGanador: (ganador: string, escrito: string) =>
    `El ganador dice «${ganador}» y el resultado «${escrito}» da el partido al otro.`,
  hojaGanadorSolo: (ganador: string, escrito: string) =>
    `El ganador dice «${ganador}» y el resultado «${escrito}» no da el partido a nadie: escribe el marcador, o deja el ganador vacío.`,
  hojaCambiaDeLiga: (deja: string, pasa: string) =>
    `Cambia de liga: deja «${deja}» y pasa a «${pasa}». Si no es eso, deja fuera la fila.`,
  hojaEraFecha: (escrito: string, marcador: string) =>
    `«${escrito}» llega como fecha: se lee ${marcador}. Compruébalo.`,
  hojaLetrasPartidas: (escrito: string, leido: string) =>
    `«${escrito}» llega con las letras partidas: se lee ${leido}. Compruébalo.`,
  hojaLetrasPerdidas: (escrito: string) => `«${escrito}» ha perdido letras por el camino: escríbelo entero.`,
  hojaEnMayusculas: (nombre: string) =>
    `Viene en mayúsculas y se guarda «${nombre}». Si empieza por los apellidos, ponles una coma detrás.`,
  hojaGanador: (texto: string) => `«${texto}» no es ninguno de los dos jugadores.`,
  hojaPareja: (texto: string) => `«${texto}» no son dos jugadores: escríbelos como «Ana Gil - Eva Paz».`,
  hojaVarios: (nombre: string) =>
    `Hay varias personas que se llaman «${nombre}»: escribe su nombre y sus apellidos como en su ficha.`,
  hojaDeCadaUno:
    'El teléfono y el email de una pareja se escriben en la ficha de cada uno: aquí no se traen.',
  hojaPista: (texto: string) => `No hay ninguna pista «${texto}». Elige una, o déjala vacía.`,
  hojaYaEsta: (linea: number) =>
    `Es la misma persona que la de la fila ${linea}. Deja fuera una de las dos o, si son dos personas, dilo.`,
  hojaRepetida: (linea: number) => `Es el mismo que el de la línea ${linea}. Deja solo una.`,
  yaOlvidado: 'Los datos de este jugador ya se borraron: solo quedan sus resultados.',
  solicitudesCambiadas:
    'Las solicitudes elegidas ya no coinciden con las de esta persona. Míralas otra vez y vuelve a elegir.',
  ligaCambiada:
    'La liga ha cambiado mientras decidías. Mira otra vez lo que se borraría y vuelve a confirmarlo.',
  puntosCero: 'Con 0 puntos no cambia nada: escribe cuántos das, o cuántos quitas con un signo menos.',
  puntosSinMotivo: 'Escribe el motivo: se lee junto a la tabla.',
  puntosDeManana: 'La fecha no puede ser posterior a hoy: los puntos cuentan desde que se guardan.',
  ligaSinPuntos: (liga: string) =>
    `«${liga}» no tiene clasificación: no reparte puntos y no se le pueden poner a mano.`,
  ligaDePuestos: (liga: string) =>
    `«${liga}» es una escalera: va por puestos y no tiene puntos. Si hace falta, cambia su orden de salida.`,
  escaleraSinVuelta: 'En una escalera no hay vueltas: quita «Ida y vuelta» o elige «Por puntos».',
  escaleraSinTabla:
    'Esta clase de liga no tiene clasificación: no puede ser una escalera. Elige «Por puntos».',
  retoLejano: (uno: string, otro: string, puestos: number) =>
    `${enLista([uno, otro])} están a más de ${puestos === 1 ? '1 puesto' : `${puestos} puestos`} en la escalera: por sus reglas no se pueden retar.`,
  ligaInexistente: 'La liga elegida no existe. Elige otra.',
  usuarioInexistente: 'La persona responsable elegida no existe. Elige otra.',
  divisionNoOfrecida: 'Esa división no existe en este tipo de liga.',
  minutosDeCuarto: 'Los minutos van de 15 en 15: elige 00, 15, 30 o 45.',
  tipoConPartidos:
    'La liga ya tiene partidos y su tipo no se puede cambiar: contaría su historia con otras reglas. Crea otra liga.',
  formatosDeOtroDeporte: (deporte: string) =>
    `Hay sets habituales que no son de ${deporte}: marca solo los de ese deporte.`,
  sinPuntoDeOro: (deporte: string) =>
    `El punto de oro no es de ${deporte}: desmárcalo, o elige un deporte que lo tenga.`,
  disciplinaConPartidos:
    'La liga ya tiene partidos y no cambia de deporte ni de modo: contaría su historia con otras reglas. Crea otra liga.',
  temporadaNoOfrecida: 'Esa temporada no se ofrece. Elige una de la lista.',
  ventanaInvertida: 'La hora final tiene que dejar tiempo para al menos un partido desde la hora de inicio.',
  yaEstaEnLaLiga: (quien: string, { liga, como }: { liga: string; como: string }) =>
    `${quien} ya está en «${liga}»${como === quien ? '' : `, en «${como}»`}. Elige otra liga, u otra persona.`,
  soloParejas: (liga: string) =>
    `«${liga}» es por parejas: solo se apuntan parejas, que se hacen con «Nueva pareja» en Jugadores. Elige otra liga.`,
  soloIndividual: (liga: string) =>
    `«${liga}» es individual: una pareja no puede estar en ella. Elige una liga por parejas.`,
  modoConJugadores:
    'La liga ya tiene jugadores y su modo no se puede cambiar. Sácalos antes, o crea otra liga.',
  dosVecesEnLaPareja: 'Es dos veces la misma persona. Elige a dos distintas.',
  sinSuplentes: 'Las reglas de esta liga no admiten suplentes. Se cambia en la ficha de la liga.',
  suplentesAgotados: (pareja: string, cuantos: number) =>
    `«${pareja}» ya ha jugado con suplente los ${cuantos === 1 ? 'partidos que admite la liga: 1' : `${cuantos} partidos que admite la liga`}.`,
  suplenteDeLosDos: 'Quien suple tiene que ser otra persona: ya juega este partido.',
  suplenteDeLaLiga: (quien: string) =>
    `${quien} juega ese día otro partido de esta liga: no puede suplir en ella.`,
  noEsPareja: 'No es una pareja: solo en una pareja puede entrar otra persona por alguna de las dos.',
  noEsDeLaPareja: 'Esa persona ya no está en la pareja. Mírala otra vez.',
  relevoOcupado: (quien: string, cuando: string) =>
    `${quien} ya juega el ${cuando}, a la vez que un partido puesto de la pareja. Cambia antes uno de los dos.`,
  deCadaUno:
    'Es una pareja: sus datos y su enlace personal son de cada uno, y están en la ficha de cada uno.',
  enUnaPareja: 'Juega también en una pareja. Borra antes la pareja.',
  yaSonLaMisma: 'Los dos jugadores ya son la misma persona.',
  mismaLiga: (liga: string) =>
    `Los dos están en «${liga}», así que son dos personas. Si uno sobra, bórralo o sácalo antes de esa liga.`,
  jueganALaVez: (fecha: string) =>
    `No pueden ser la misma persona: los dos tienen un partido el ${fecha}, a la vez.`,
  notasJuntas: 'Las notas de los dos no caben juntas. Acorta unas u otras y júntalos después.',
  jugadorConPartidos:
    'El jugador tiene partidos y no se puede borrar. Cámbialo a «Eliminado» para conservar sus resultados.',
  jugadorInexistente: 'El jugador elegido no existe. Elige otro.',
  pistaInexistente: 'La pista elegida no existe. Elige otra.',
  pistaInactiva: 'La pista elegida está inactiva. Elige una activa.',
  playoffSinEmpate: 'Un play-off necesita un ganador: quita el empate.',
  empateMasQueGanar: 'Un empate no puede dar más puntos que ganar.',
  hayEmpates: (cuantos: number) =>
    `${cuantos === 1 ? 'Un partido de esta liga acabó' : `${cuantos} partidos de esta liga acabaron`} en empate: cambia antes su resultado, o deja el empate.`,
  ganarSinPuntos:
    'Quien gana porque su rival no se presenta no sumaría nada: marca que el 6-0 6-0 cuenta, o da puntos por ganar.',
  ligaInactiva: 'La liga elegida está inactiva. Elige una activa.',
  pistaOcupada: (pista: string, desde: string, partido: string) =>
    `${pista} ya está ocupada a las ${desde} por ${partido}. Cambia la hora o la pista.`,
  jugadorOcupado: (jugador: string, desde: string, partido: string) =>
    `${jugador} ya juega a las ${desde} (${partido}). Cambia la hora o el día.`,
  noSeSuspende: 'Ya tiene resultado, o está aplazado o cancelado. Quita la marca y suspende los demás.',
  partidoRepetido: 'El mismo partido está dos veces. Deja solo una.',
  enPartido: (jugadores: string, message: string) => `${jugadores}: ${message}`,
  yaNoEstaPuesto:
    'Alguno de los partidos que ibas a quitar ya no está puesto: se ha jugado, movido o borrado. Vuelve a mirarlo.',
  sinTemporada: 'No hay ninguna liga activa de ese tipo y esa temporada.',
  cierreCambiado:
    'Alguien ha cambiado algo de estas ligas mientras lo mirabas. Repásalo como está ahora y vuelve a confirmar.',
  sinEseSorteo:
    'Uno de los empates no está sorteado, o salió otro orden. Míralo como está ahora y vuelve a confirmar.',
  otroConEsaClave:
    'Con esa clave de envío ya llegó otro contenido, y este no se ha guardado. Envíalo con una clave nueva.',
  vistoCambiado:
    'Algo de esta liga ha cambiado mientras lo mirabas, y no se ha hecho nada. Repásalo como está ahora y vuelve a confirmar.',
  temporadaSinJugar:
    'En esa temporada todavía no se ha jugado ningún partido: no hay nada que cerrar. Si te sobra alguna de sus ligas, bórrala o márcala como inactiva en su ficha.',
  temporadaSinSiguiente: (anio: number) =>
    `La temporada siguiente a esa todavía no se ofrece: se podrá cerrar desde enero de ${anio}.`,
  ciclosDistintos: (ciclos: readonly number[]) =>
    ciclos.length > 1
      ? `Las divisiones no van por el mismo ciclo (${ciclos.join(' y ')}): ponlas en el mismo, en su ficha, antes de cerrarlo.`
      : 'Estas ligas no van por ciclos: di en la ficha de cada una por cuál va, o cierra la temporada.',
  ultimoCiclo: (ciclo: number) => `Después del ciclo ${ciclo} no hay otro: cierra la temporada.`,
  destinosIncompletos: 'Faltan o sobran jugadores en el reparto. Recarga la página y vuelve a confirmar.',
  ligaNoEnJuego: 'Solo se puede hacer con una liga social o infantil que esté activa.',
  imprentaOcupada: 'Se están preparando muchas impresiones a la vez. Prueba de nuevo en unos segundos.',
  futuroOcupado: 'Se están haciendo muchas cuentas a la vez. Prueba de nuevo en unos segundos.',
  propuestasOcupadas: 'Ya se están calculando varias propuestas. Prueba de nuevo en unos segundos.',
  enLinea: (numero: number, message: string) => `Línea ${numero}: ${message}`,
  jugadoresCambiados: (nombres: string) =>
    `Alguien ha cambiado mientras tanto a ${nombres}. No se ha cambiado a nadie: mira cómo están y repítelo.`,
  incidenciaRepetida: 'Ese jugador ya tiene una incidencia ese día en esa liga.',
  jugadorFueraDeLiga: 'Ese jugador no está en la liga elegida. Elige otro jugador u otra liga.',
  segundaFechaAlCrear: 'La segunda fecha solo se usa al crear. Guarda esta y crea otra incidencia.',

  // Texts of the site and news.
  imagenPerdida: 'Una de las imágenes ya no está en la web. Quítala o vuelve a subirla.',
  imagenEnUso: (donde: string) => `La imagen está en ${donde}. Quítala de ahí, guarda, y bórrala después.`,
  imagenSinDescripcion:
    'Falta la descripción de una imagen. Escribe qué se ve en ella, para quien no puede verla.',
  imagenNoAdmitida: 'La imagen tiene que ser JPEG, PNG, WebP, AVIF o GIF. Elige otra.',
  marcaDesconocida: (nombre: string) =>
    `El dato «${nombre}» no existe. Quítalo del texto o elige otro de la lista de datos.`,
  marcaMetida: (nombre: string) =>
    `El dato «${nombre}» es una tabla o una lista. Déjalo solo en su propio párrafo.`,
  noticiaVacia: 'Escribe el texto de la noticia',
  // Staff accounts.
  cuentaNombreInvalido:
    'Escribe un nombre de 2 a 40 letras o números, sin espacios; dentro puede llevar punto, guion o guion bajo.',
  cuentaRepetida: (usuario: string) =>
    `Ya existe la cuenta «${usuario}», que se confundiría con esta. Elige otro nombre.`,
  cuentaInactiva: 'La cuenta está inactiva. Actívala antes de darle un enlace.',
  cuentaPropia: 'No puedes desactivar tu propia cuenta: pídeselo a otra persona de la mesa.',
  ultimaCuenta:
    'Es la única cuenta que puede hacerlo todo. Antes, otra persona tiene que tener la suya en marcha, con los datos bancarios y de salud.',
  rolPropio: 'No puedes cambiar lo que hace tu propia cuenta: pídeselo a otra persona de la mesa.',
  soloQuienVeReservados:
    'Solo quien ve los datos bancarios y de salud puede darlos a otra cuenta, o cambiar, desactivar o hacer un enlace para una que los ve.',
  enlaceMuerto:
    'Este enlace ya no vale: se ha usado, ha caducado o hay otro más nuevo. Pide uno nuevo a quien te lo dio.',
  enlacePersonalMuerto:
    'Este enlace ya no vale: ha caducado, se ha quitado o hay otro más nuevo. Pide uno en el club.',
  invitacionMuerta:
    'Este enlace ya no vale: ha caducado o hay otro más nuevo. Pide otro en el club o a quien se inscribió contigo.',
  invitacionContestada: (si: boolean) =>
    `Ya habías dicho que ${si ? 'sí' : 'no'}. Si ha cambiado algo, dilo en el club.`,
  parejaYaContesto: (quien: string) => `${quien} ya ha contestado: no hace falta otro enlace.`,
  parejaDijoQueNo: (quien: string) =>
    `${quien} dijo que no: no se pasa a pareja. Crea el jugador solo, o haz la pareja con otra persona en Jugadores.`,
  parejaSinConfirmar: (quien: string) =>
    `${quien} no ha confirmado. Reenvíale el enlace, o marca que sabes que juega.`,
  sinPareja: 'Esta inscripción no es con pareja.',
  parejaYaJuega:
    'La pareja, o alguien de los dos, ya tiene partidos u otra pareja: no se puede quitar desde la solicitud. Hazlo en Jugadores.',
  invitacionSinServidor:
    'No se puede mandar por correo: el programa no tiene servidor de correo (SMTP_URL). Copia el enlace y mándaselo.',
  invitacionSinDireccion:
    'No se puede mandar por correo: el programa no sabe en qué dirección está la web (PUBLIC_URL). Copia el enlace y mándaselo.',
  sinEnlacePersonal: 'Ese enlace ya no es el suyo: crea otro y mándalo.',
  jugadorSinEmail:
    'Este jugador no tiene email: escríbelo en su ficha y guarda, o mándale el enlace por WhatsApp.',
  enlaceSinServidor:
    'No se puede mandar por correo: el programa no tiene servidor de correo (SMTP_URL). Mándalo por WhatsApp.',
  sinDireccionPublica:
    'No se puede mandar por correo: el programa no sabe en qué dirección está la web (PUBLIC_URL). Mándalo por WhatsApp.',
  resultadoSinDecir: 'Escribe el resultado, o di quién no se presentó.',
  resultadoSinNada: 'Di cómo acabó: el marcador, o una frase para el club.',
  rivalDiceOtraCosa: 'Tu rival acaba de cambiar lo que dice: míralo otra vez antes de confirmarlo.',
  yaNoAplazado: 'Este partido ya tiene fecha, o ya no se juega: mira tus partidos.',
  nadaQueQuedar:
    'Este partido aplazado ya no hace falta jugarlo: la pareja ya ha jugado lo que le toca, o tiene otro partido con fecha.',
  noSeQueda: 'El club no deja quedar por aquí: habla con quien organiza las ligas.',
  partidoSinPedir: 'Para este partido ya no se puede pedir otro día: mira tus partidos.',
  yaNoSeDeshace:
    'Ya no se puede deshacer aquí: ha pasado el tiempo, o ha cambiado después. Habla con el club.',
  peticionDenegada: 'El club ya ha contestado que se juega ese día. Si no puedes, llámalo.',
  sinPeticion: 'Ya no pide otro día para ese partido.',
  otroHueco: (motivo: string, otro: string) => `${motivo} Otro hueco libre: ${otro}.`,
  sinOtroHueco: (motivo: string) =>
    `${motivo} No queda otro en las próximas tres semanas: habla con el club.`,
  avisosSinServidor:
    'No se puede avisar por correo: el programa no tiene servidor de correo (SMTP_URL). Pídelo a quien lleva la máquina.',
  avisosSinDireccion:
    'No se puede avisar por correo: el programa no sabe en qué dirección está la web (PUBLIC_URL), y los correos llevan un enlace para dejar de recibirlos. Pídelo a quien lleva la máquina.',
  movilNoValido:
    'Este navegador no ha dado al club un sitio al que avisarle. Prueba con otro, o con los avisos por correo.',
  enlaceDeAvisosMalo:
    'Ese enlace no es de ningún aviso del club: ábrelo entero desde el correo, o dinos que no quieres más avisos.',
  jugadorSinLiga: 'No estás en ninguna liga: no hace falta que apuntes los días que no puedes.',
  nombrePropuestoCambiado: 'Mientras tanto ha propuesto otro nombre: míralo otra vez.',
  claveActualEquivocada: 'Esa no es tu contraseña actual. Vuelve a escribirla.',
  claveRepetida: 'La contraseña nueva es la misma que tienes. Elige otra.',
  claveCambiadaMientras: 'Tu contraseña ha cambiado mientras tanto. Sal y vuelve a entrar.',

  // The public forms, seen from the server.
  captchaNoDisponible: 'No se ha podido comprobar el captcha. Prueba de nuevo en unos minutos.',
  demasiadosEnvios: 'Has enviado demasiados formularios seguidos. Espera unos minutos y vuelve a probar.',
  fotoNoAdmitida: 'La foto tiene que ser una imagen JPEG, PNG o WebP. Elige otra.',
  comprobanteNoAdmitido: 'El comprobante tiene que ser una imagen JPEG, PNG o WebP, o un PDF. Elige otro.',
  archivoDanado: 'El archivo está dañado o incompleto. Ábrelo para comprobarlo y vuelve a elegirlo.',
  imagenEnorme: 'La imagen tiene demasiados píxeles. Redúcela y vuelve a elegirla.',
  archivoGrande: 'El archivo pesa demasiado: como mucho 8 MB. Redúcelo y vuelve a elegirlo.',
  partesDeMas: 'Se han enviado más partes de las que tiene el formulario. Vuelve a intentarlo.',
  subidaLenta: 'El envío ha tardado demasiado. Comprueba tu conexión y vuelve a intentarlo.',
  subidasOcupadas: 'Hay muchos envíos a la vez. Prueba de nuevo en unos segundos.',
  sinEmailParaResponder: 'No dejó un email al que se pueda responder. Prueba por teléfono o WhatsApp.',
  jugadorYaJuega:
    'Ese jugador ya tiene partidos: no se puede quitar. Desde la solicitud, elige otro o déjalo así.',
  sinSociosNuevos: 'Ahora no se admiten socios nuevos. Si ya lo eres, elige «Sí»; si no, escríbenos.',
  yaTieneJugador: 'Esta solicitud ya tiene su jugador. Quítalo antes de crear otro.',
  ibanDelClub: 'El IBAN del club no es válido: revisa sus cifras',
  cobroPasado: 'El cobro tiene que ser un día posterior a hoy',
  cobroLejano: 'El cobro tiene que ser dentro de un año como mucho',
  acreedorSinConfigurar:
    'Antes de cobrar, completa en Configuración los datos del acreedor: nombre, IBAN e identificador.',
  yaCobradas: (quienes: readonly string[]) =>
    `Ya está en otra remesa y nadie ha dicho que se cobre otra vez: ${quienes.join(', ')}. Vuelve a ver qué se cobraría.`,
  nadieACobrar: 'De las inscripciones elegidas no se puede cobrar ninguna. Mira por qué en la lista.',
  firmaNoAdmitida: 'No se ha podido leer la firma. Bórrala y vuelve a firmar.',
} as const;
