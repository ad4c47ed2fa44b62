import type { Labels } from '../../targets'

export const SPANISH: Labels = {
  anywhere: {
    owner:
      'asignada a|asignado|asignado al usuario|propietaria|propietario de la cuenta|propietario de la oportunidad|propietario de la empresa|propietario del negocio',
    description: 'anotaciones|apuntes|notas internas|información adicional|otros datos|nota pública|nota privada|notas privadas',
    tags: 'etiqueta|grupo|segmentos|palabras clave|clasificación|marcas|rótulos|grupo de clientes',
    company:
      'nombre empresa|nombre de la compañía|nombre de la organización|cuenta|nombre de la cuenta|nombre de cuenta|nombre cuenta|cliente',
    fullName:
      'nombre de contacto|nombre contacto|persona de contacto|contacto principal|contactos|persona contacto|interlocutor|persona',
    email: 'correo profesional|correo alternativo|correo corporativo|correo privado|correo adicional',
    phone: 'tlfno|tfn|número telefónico|teléfono alternativo|teléfono adicional',
    street: 'dirección línea 1|calle de facturación|calle y colonia|calle de correspondencia|avenida/calle',
    city: 'municipio|ciudad de facturación|población de facturación|comuna|ciudad de correspondencia',
    region: 'comunidad autónoma|ccaa|departamento (geográfico)|entidad federativa|provincia de facturación',
    postalCode: 'cpostal|cp de facturación|d.p.',
    country: 'país de facturación|país de residencia|nombre del país|país de correspondencia',
    address: 'dirección fiscal|dirección de facturación|dirección facturación|domicilio social|sede',
    companyIndustry: 'giro|rubro|sector de actividad|ramo|giro comercial|actividad económica|ámbito|actividad principal',
    link: 'sitio de internet|página de internet|dirección web|página web de la empresa|url web|pág. web|web corporativa|dirección de internet',
    source:
      'modo captación|modo de captación|canal captación|canal de captación|medio de captación|vía de captación|fuente del lead|fuente de la oportunidad|origen de la oportunidad|fuente de prospecto|cómo nos ha conocido|fuente de contacto|origen del cliente|canal de captación',
    firstName: 'nombre (pila)|nombre propio|nombre del contacto (nombre)|1er nombre',
    middleName: 'nombre intermedio|otros nombres|2º nombre|2do nombre|segundos nombres',
    lastName:
      'apellido paterno|apellidos del contacto|apellido del contacto|1er apellido|apellido 1|primer apellido del contacto',
    namePrefix:
      'cortesía|prefijo del nombre|título académico|tratamiento/título|fórmula de tratamiento|sr./sra.|título del nombre|don/doña',
    nameSuffix: 'sufijo del nombre|sufijo nombre',
    nickname: 'alias|mote',
    jobTitle:
      'título profesional|posición|cargo/puesto|puesto/cargo|puesto o cargo|cargo o puesto|cargo en la empresa|puesto en la empresa',
    birthday: 'fecha nacimiento|fecha nac.|fecha de cumpleaños|nacido el|f. de nacimiento|fec. nacimiento',
    doNotContact:
      'no llamar|no contactar|no enviar correo|no enviar correos|no enviar email|no enviar emails|baja de correo|dado de baja',
  },
  people: {
    'people.originalCreatedAt':
      'creada el|fecha creación|dado de alta el|f. alta|registrado el|fecha de ingreso|fecha de entrada|fecha/hora de creación',
    'companies.industry': 'actividad',
    'companies.size':
      'nº de empleados|nº empleados|trabajadores|número de trabajadores|nº trabajadores|nº de trabajadores|plantilla|tamaño empresa',
    'people.source': 'vía de contacto',
    'people.recordId': 'código del cliente|nº de cliente|id externo|identificador|referencia cliente|código|clave|clave cliente',
  },
  companies: {
    'companies.originalCreatedAt':
      'creada el|fecha creación|dado de alta el|f. alta|fecha de registro|fecha registro|registrado el|fecha de ingreso',
    'people.phone': 'teléfono contacto|tel. contacto|móvil contacto|celular contacto|contacto teléfono',
    'companies.size':
      'nº de trabajadores|tamaño empresa|cantidad de empleados|tamaño de empresa|núm. de empleados|personal|rango de empleados|tamaño de plantilla',
    'companies.recordId':
      'código cliente|código de cliente|código del cliente|cód. cliente|nº cliente|nº de cliente|número de cliente|id externo',
    'companies.name':
      'denominación|nombre del proveedor|nombre alternativo|nombre de fantasía|nombre legal|razón social / nombre|nombre/razón social|marca comercial|tercero',
    'companies.domain': 'nombre de dominio|dominio del correo|dominio web|dominio de correo',
    'people.jobTitle': 'cargo del contacto|puesto del contacto|cargo contacto|puesto contacto',
    'people.firstName': 'nombre de pila del contacto',
    'people.lastName': 'apellidos contacto|apellido contacto',
  },
  deals: {
    'deals.originalCreatedAt':
      'creada el|fecha alta|dado de alta el|f. alta|fecha de registro|fecha registro|registrado el|fecha de ingreso',
    'deals.source': 'vía de contacto|toma de contacto del posible cliente|origen del posible cliente',
    'deals.recordId':
      'código|id de la oportunidad|id del negocio|id negocio|id del trato|nº presupuesto|número de presupuesto|código de la oportunidad',
    'people.email': 'email cliente|correo cliente',
    'people.phone': 'teléfono cliente|móvil cliente|celular cliente',
    'deals.title':
      'oportunidad de venta|título del trato|venta|nombre de la venta|negociación|nombre de la negociación|propuesta|presupuesto (título)',
    'deals.pipeline':
      'proceso de ventas|flujo de ventas|nombre del embudo|proceso comercial|embudo de venta|embudo comercial|canalización|nombre del pipeline',
    'deals.stage':
      'etapa de la venta|etapa del trato|etapa del embudo|estado de venta|fase de la venta|etapa de la operación|fase comercial|etapa del proceso',
    'deals.status':
      'estado del trato|razón para el estado|estado oportunidad|estado de la operación|estado de la venta|situación de la oportunidad|estatus del trato|razón del estado',
    'deals.amount':
      'valor del trato|cantidad de la oportunidad|ingreso esperado|ingresos estimados|ingresos est.|ingreso estimado|importe previsto|monto esperado',
    'deals.currency':
      'tipo de moneda|moneda del trato|código de moneda|moneda del negocio|moneda de la oportunidad|divisa del importe|moneda del importe',
    'deals.probability':
      '% de probabilidad|porcentaje de éxito|porcentaje de probabilidad|probabilidad de compra|% de éxito|porcentaje de cierre|probabilidad de la oportunidad|% de cierre',
    'deals.expectedCloseOn':
      'fecha de cierre esperada|fecha esperada de cierre|fecha de cierre estimada|fecha de cierre est.|fecha de cierre aproximada|f. cierre prevista|fecha cierre prevista|fecha límite',
    'deals.closedAt':
      'cerrada el|fecha efectiva de cierre|fecha cierre real|cierre real|fecha de cierre efectiva|finalizado el|f. cierre real',
    'deals.wonAt':
      'ganada el|fecha ganado|fecha de venta|fecha de firma|vendido el|fecha ganada|fecha de ganado|fecha en que se ganó',
    'deals.lostAt': 'perdida el|fecha de pérdida|fecha perdido|fecha perdida|fecha en que se perdió|fecha de perdido',
    'deals.lostReason':
      'motivo pérdida|razón perdido|motivo de no venta|motivo del rechazo|motivo de perdido|razón de perdido|causa de la pérdida|razón',
    'deals.owner': 'empleado|usuario asignado',
    'companies.name': 'tercero',
  },
  tasks: {
    'tasks.kind': 'categoría|tipo de acción|tipo de evento|clase|tipo tarea|tipo de gestión|categoría de la tarea',
    'tasks.title':
      'concepto|nombre de la actividad|evento|etiqueta tarea|asunto de la tarea|tarea a realizar|nombre de tarea|asunto de la actividad',
    'tasks.completedAt':
      'fecha de cierre|cerrado el|finalizado el|completado el|fecha de término real|fecha completada|fecha completado|fecha de ejecución',
    'tasks.due': 'fecha prevista|fecha de fin|fecha|hasta|vence el|fecha final|fecha y hora de fin|fecha y hora de vencimiento',
    'tasks.assignee':
      'realizado por|ejecutado por|encargado de|propietario de la tarea|responsable de la tarea|asignado por defecto a|propietario de la actividad|realizada por',
    'tasks.body': 'instrucciones|detalles de la tarea|descripción tarea',
    'tasks.related': 'referente a|en relación con|respecto a|vinculado a|asociado a|con relación a|vinculado con|ligado a|padre',
    'tasks.dueTime': 'hora fin|hora vencimiento|hora de fin|hora final',
    'tasks.remindAt':
      'fecha de recordatorio|aviso|hora de recordatorio|recordar el|fecha recordatorio|fecha del recordatorio|alarma|recordarme el',
    'tasks.priority': 'nivel de prioridad|grado de urgencia|nivel de urgencia|prioridad de la tarea',
    'tasks.status':
      'estado de la tarea|completado|realizada|estado tarea|status de la tarea|porcentaje completado|estado de la actividad',
    'tasks.recordId': 'id tarea|id de la tarea|nº tarea|número de tarea|código de tarea|id de actividad|id actividad|id de tarea',
  },
  notes: {
    'notes.detail':
      'dirección|sentido|lugar|ubicación|desenlace|resultado de la llamada|duración (minutos)|duración de la llamada',
    'notes.kind':
      'vía de contacto|tipo de acción|tipo de evento|clase|tipo de gestión|medio de contacto|forma de contacto|tipo de nota',
    'notes.title':
      'concepto|asunto de la actividad|asunto de la llamada|asunto de la reunión|asunto del correo|título de la nota|asunto de la visita|asunto del email',
    'notes.related': 'referente a|en relación con|respecto a|vinculado a|asociado a|con relación a|vinculado con|ligado a',
    'notes.happenedAt':
      'realizada el|fecha/hora|fecha de inicio|fecha inicio|inicio|fecha de la reunión|fecha del evento|enviado el',
    'notes.recordId': 'id de actividad|id actividad|id de la actividad|id nota|id llamada|id evento|nº actividad|id de la nota',
    'notes.body':
      'cuerpo|texto de la nota|cuerpo del mensaje|conclusiones|resumen de la llamada|contenido de la nota|notas de la reunión|notas de la llamada',
    'people.fullName': 'participante|invitados|persona contactada|presentes',
  },
}
