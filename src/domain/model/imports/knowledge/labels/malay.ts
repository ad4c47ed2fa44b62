import type { Labels } from '../../targets'

export const MALAY: Labels = {
  anywhere: {
    fullName: 'nama paparan|nama individu|nama ahli|nama prospek|nama pelanggan individu|kenalan|nama kenalan|kenalan utama',
    firstName: 'nama diberi|nama pertama kenalan|nama depan kenalan',
    middleName: 'nama tengah',
    lastName: 'nama terakhir|nama bapa|nama keluarga kenalan|nama akhir kenalan',
    namePrefix: 'gelaran|panggilan hormat|salam|gelaran hormat|awalan|pangkal nama',
    nameSuffix: 'akhiran|akhiran nama',
    nickname: 'nama samaran|nama timangan|gelaran manja',
    jobTitle: 'tajuk kerja|nama jawatan|jawatan kerja|pangkat|jawatan/pangkat|tajuk pekerjaan|tajuk jawatan|peranan kerja',
    company: 'nama organisasi|akaun|nama akaun|majikan|nama majikan|pertubuhan|nama pertubuhan|agensi',
    companyIndustry: 'bidang perniagaan|jenis perniagaan|jenis industri|sektor industri|kategori perniagaan',
    companyWebsite: 'laman web syarikat|laman sesawang syarikat|tapak web syarikat|url syarikat',
    email: 'alamat e-mel|mel elektronik|e-mel pejabat|e-mel peribadi|e-mel kerja',
    phone: 'nombor telefon|telefon alternatif|nombor dihubungi|telefon talian tetap|talian tetap',
    link: 'laman sesawang|tapak web|alamat laman web|halaman web|laman utama|url laman web|laman|alamat web',
    street: 'alamat 1|alamat baris 1|baris alamat 1|jalan 1|lorong',
    city: 'bandaraya|pekan|bandar raya|bandar/pekan',
    region: 'negeri/wilayah|kawasan|negeri/daerah|rantau|wilayah/negeri',
    postalCode: 'kod pos|kod zip|no poskod|poskod/zip',
    country: 'nama negara|negara/rantau|negara/wilayah|kod negara|warganegara',
    address: 'alamat penuh|alamat pengebilan|alamat bil|alamat surat-menyurat|alamat pejabat',
    birthday: 'hari lahir|hari jadi|tarikh hari jadi|tkh lahir|tarikh kelahiran',
    owner:
      'pemilik|diberikan kepada|ditugaskan kepada|pengguna yang ditugaskan|wakil jualan|jurujual|pegawai bertanggungjawab|orang bertanggungjawab',
    tags: 'kumpulan|penanda|teg|kumpulan pelanggan|kata kunci|kumpulan kenalan|golongan|segmen pelanggan',
    source:
      'sumber petunjuk|punca|asal|sumber maklumat|bagaimana anda mengetahui tentang kami|sumber peluang|sumber rujukan|sumber data',
    description: 'ulasan|penerangan|huraian|komen|butiran|maklumat tambahan|nota tambahan|catitan',
    doNotContact:
      'jangan hubungi|jangan telefon|jangan panggil|tidak mahu dihubungi|henti langganan|berhenti melanggan|jangan e-mel|tolak e-mel',
  },
  people: {
    'people.fullName': 'pelanggan|klien|pembeli',
    'companies.size':
      'bilangan pekerja|jumlah pekerja|pekerja|kakitangan|bilangan kakitangan|saiz syarikat|jumlah kakitangan|bil pekerja',
    'people.phone': 'no telefon bimbit|telefon kenalan|no telefon kenalan|telefon bimbit kenalan|nombor telefon kenalan',
    'people.address': 'lokasi',
    'people.source': 'saluran',
    'people.description': 'perihal',
    'people.originalCreatedAt':
      'tarikh dicipta|dicipta pada|tarikh cipta|tarikh daftar|tarikh pendaftaran|tarikh ditambah|tarikh masuk|tarikh kemasukan',
    'people.recordId': 'no|nombor|kod|no siri|nombor rujukan|no rujukan|id luaran|bil',
  },
  companies: {
    'companies.name': 'pembeli|pembekal|nama pembekal|nama dagangan|nama sah|nama kedai|rakan niaga|nama rakan niaga',
    'companies.size':
      'bilangan pekerja|jumlah pekerja|pekerja|kakitangan|bilangan kakitangan|saiz syarikat|jumlah kakitangan|bil pekerja',
    'people.phone': 'no telefon bimbit|telefon kenalan|no telefon kenalan|telefon bimbit kenalan|nombor telefon kenalan',
    'companies.address': 'lokasi|ibu pejabat|alamat ibu pejabat|alamat berdaftar|alamat perniagaan',
    'companies.description': 'perihal',
    'companies.originalCreatedAt':
      'tarikh dicipta|dicipta pada|tarikh cipta|tarikh daftar|tarikh pendaftaran|tarikh ditambah|tarikh masuk|tarikh kemasukan',
    'companies.recordId': 'no|nombor|kod|no siri|nombor rujukan|no rujukan|id luaran|bil',
    'companies.domain': 'nama domain|domain syarikat',
    'companies.owner': 'pemilik akaun|pemilik syarikat crm',
  },
  deals: {
    'people.phone': 'no telefon bimbit|telefon kenalan|no telefon kenalan|telefon bimbit kenalan|nombor telefon kenalan',
    'deals.pipeline': 'saluran|saluran paip|saluran jualan|proses jualan|corong jualan|aliran jualan|corong|talian paip jualan',
    'deals.originalCreatedAt':
      'tarikh dicipta|dicipta pada|tarikh cipta|tarikh daftar|tarikh pendaftaran|tarikh ditambah|tarikh masuk|tarikh kemasukan',
    'deals.recordId': 'no|nombor|kod|no siri|nombor rujukan|no rujukan|id luaran|bil',
    'deals.title': 'urus niaga|nama urus niaga|urusan|projek|nama projek|tajuk|topik|subjek',
    'deals.stage': 'peringkat|fasa|peringkat jualan|peringkat urus niaga|peringkat peluang|tahap jualan|fasa jualan|langkah',
    'deals.status': 'keputusan|status peluang|status urus niaga|status projek|status jualan|menang/kalah',
    'deals.amount': 'amaun|nilai urus niaga|jumlah keseluruhan|hasil dijangka|anggaran nilai|nilai projek|jumlah harga|bajet',
    'deals.currency': 'mata wang|kod mata wang|jenis mata wang|mata wang transaksi',
    'deals.probability':
      'kebarangkalian|peratusan|kebarangkalian menang|peluang kejayaan|peratus kebarangkalian|peratus kejayaan',
    'deals.expectedCloseOn':
      'tarikh tutup|tarikh penutupan|tarikh jangka tutup|tarikh jangkaan penutupan|jangkaan penutupan|tarikh tutup dijangka|tarikh penutupan dijangka|anggaran tarikh tutup',
    'deals.closedAt':
      'tarikh tutup sebenar|ditutup pada|tarikh penutupan sebenar|tarikh ditutup|tarikh kontrak|tarikh perjanjian|masa ditutup',
    'deals.wonAt': 'tarikh menang|dimenangi pada|tarikh dimenangi|tarikh berjaya|menang pada',
    'deals.lostAt': 'tarikh kalah|tarikh hilang|kalah pada|tarikh gagal|hilang pada',
    'deals.lostReason': 'sebab kalah|sebab hilang|punca gagal|punca kalah|sebab kekalahan|sebab kehilangan|sebab ditolak',
    'deals.owner': 'pemilik peluang|pemilik urus niaga|pemilik tawaran',
  },
  tasks: {
    'companies.name': 'pembeli',
    'tasks.assignee':
      'kakitangan|dilaksanakan oleh|pegawai|dibuat oleh staf|tugasan kepada|siapa|pekerja bertugas|pegawai pelaksana|orang yang ditugaskan',
    'tasks.kind': 'kategori|jenis aktiviti|kategori aktiviti|bentuk|kategori tugas|jenis tugasan|jenis kerja|kategori tugasan',
    'tasks.title': 'perihal|tajuk|topik|subjek|perkara|tugasan|nama tugasan|kerja',
    'tasks.recordId': 'no|nombor|kod|no siri|nombor rujukan|no rujukan|id luaran|bil',
    'tasks.due':
      'tarikh tutup|tarikh sasaran|tarikh akhir|tarikh tamat|tarikh matang|tarikh perlu siap|tarikh siap|tempoh akhir|batas tanggal terakhir',
    'tasks.body': 'butiran tugas|keterangan tugas|nota tugas|butiran tugasan|catatan tugas|huraian tugas',
    'tasks.dueTime': 'masa|waktu|masa tamat|masa akhir|masa mula|masa siap',
    'tasks.remindAt': 'peringatan|tarikh peringatan|masa peringatan|ingatkan pada|pengingat|ingatkan saya',
    'tasks.priority': 'keutamaan|tahap keutamaan|keperluan segera|tahap kepentingan|prioriti|keutamaan tugas',
    'tasks.status': 'kemajuan|siap|status tugasan|telah selesai|sudah siap|status kerja|peratus siap',
    'tasks.completedAt':
      'tarikh selesai|tarikh siap sebenar|siap pada|tarikh disiapkan|disiapkan pada|masa selesai|tarikh diselesaikan|tarikh penyelesaian',
    'tasks.related': 'berkaitan|berkaitan dengan|berhubung dengan|mengenai|induk|peluang berkaitan|tentang|projek berkaitan',
  },
  notes: {
    'companies.name': 'pembeli',
    'notes.detail': 'lokasi|status|keputusan|tempoh|tempat|arah|keputusan panggilan|tempoh panggilan',
    'notes.kind':
      'kategori|jenis aktiviti|kategori aktiviti|bentuk|jenis panggilan|jenis hubungan|kaedah hubungan|jenis mesyuarat',
    'notes.recordId': 'no|nombor|kod|no siri|nombor rujukan|no rujukan|id luaran|bil',
    'notes.title': 'tajuk|perkara|aktiviti|nama aktiviti|tajuk mesyuarat|nama mesyuarat|tajuk panggilan|agenda',
    'notes.happenedAt': 'tarikh|bila|masa|masa mula|tarikh dan masa|tarikh mula|mula|tarikh panggilan',
    'notes.related': 'berkaitan|berkaitan dengan|berhubung dengan|mengenai|induk|peluang berkaitan|tentang|projek berkaitan',
    'notes.body': 'minit|minit mesyuarat|teks|isi kandungan|perbincangan|isi perbualan|nota panggilan|nota mesyuarat',
    'people.fullName': 'berjumpa dengan|hadirin|bercakap dengan|peserta mesyuarat|ditemui|kehadiran|mesyuarat dengan',
  },
}
