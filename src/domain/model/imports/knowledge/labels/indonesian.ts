import type { Labels } from '../../targets'

export const INDONESIAN: Labels = {
  anywhere: {
    fullName: 'nama tampilan|nama orang|nama pribadi|nama pelanggan perorangan|nama lead|nama tampil|nama member|nama lgkp',
    firstName: 'nama awal|nama panggilan depan|nama depan kontak|nama depan pic|nama depan narahubung',
    middleName: 'nama tengah|nama kedua|nama bapak',
    lastName: 'marga|nama terakhir|nama belakang kontak|nama belakang pic|nama belakang narahubung|nama keluarga kontak',
    namePrefix: 'salam|panggilan|gelar depan|awalan|awalan nama|bapak/ibu|gelar kehormatan|gelar akademik',
    nameSuffix: 'akhiran|akhiran nama|gelar belakang',
    nickname: 'panggilan akrab|julukan|nama samaran|alias|nama alias|nama akrab',
    jobTitle:
      'judul pekerjaan|gelar pekerjaan|jabatan pekerjaan|posisi jabatan|posisi kerja|nama jabatan|jabatan/posisi|peran pekerjaan',
    company: 'nama organisasi|akun|nama akun|usaha|kantor|nama kantor|tempat bekerja|perusahaan pelanggan',
    companyIndustry:
      'sektor industri|jenis industri|kategori usaha|lini bisnis|bidang bisnis|jenis bisnis|sektor bisnis|bidang pekerjaan usaha',
    companyWebsite:
      'situs web perusahaan|web perusahaan|situs perusahaan|laman perusahaan|url perusahaan|url situs web perusahaan',
    email: 'surat elektronik|pos-el|email kedua|email sekunder|surat-e',
    phone: 'tlpn|nomor telpon|telepon 1|telepon 2|no telepon 1',
    link: 'laman|halaman web|alamat web|alamat website|alamat situs|url situs web|situs internet|alamat situs web',
    street: 'jalan 1|alamat 1|alamat baris 1|baris alamat 1|jl',
    city: 'kab|kodya|kotamadya|kota atau kabupaten|kota/kecamatan',
    region: 'negara bagian|daerah|negara bagian/provinsi|provinsi/negara bagian',
    postalCode: 'kode pos/zip|kode zip|kode area pos|no kode pos|kode pos domisili',
    country: 'negara/wilayah|kewarganegaraan|kode negara|negara/kawasan|negara atau wilayah',
    address: 'alamat penagihan|alamat tagihan|alamat utama|alamat surat|alamat korespondensi',
    birthday: 'hari ulang tahun|hari lahir|lahir|tanggal kelahiran|tgl ulang tahun|tanggal/bulan/tahun lahir',
    owner: 'pemilik|ditugaskan kepada|ditugaskan ke|pengguna yang ditugaskan|pic internal|sales|salesman|manajer akun',
    tags: 'penanda|golongan|grup pelanggan|kelompok pelanggan|tanda|kata kunci|grup kontak|tagar',
    source: 'asal|sumber data|sumber kontak|sumber peluang|asal prospek|sumber arahan|asal pelanggan|sumber asli',
    description: 'penjelasan|uraian|info tambahan|detail|catatan lain|deskripsi tambahan|catatan pelanggan|lain-lain|penanda',
    doNotContact:
      'jangan telepon|jangan hubungi|jangan dihubungi|jangan panggil|berhenti berlangganan|tidak ingin dihubungi|jangan kirim email|menolak email',
  },
  people: {
    'people.fullName': 'nama prospek|pelanggan|klien|customer|konsumen|nasabah|nama nasabah|pembeli',
    'companies.size':
      'jumlah karyawan|karyawan|jumlah pegawai|pegawai|ukuran perusahaan|jumlah tenaga kerja|jumlah staf|tenaga kerja',
    'people.phone': 'telepon pic|no hp pic|no telp pic|telepon narahubung|nomor hp pic|telepon bisnis',
    'people.address': 'lokasi',
    'people.source': 'saluran',
    'people.originalCreatedAt':
      'tanggal dibuat|dibuat pada|tanggal pembuatan|tgl dibuat|waktu dibuat|tanggal input|tanggal daftar|tanggal pendaftaran',
    'people.recordId': 'nomor|no|kode|no urut|nomor urut|id eksternal|id catatan|id rekaman',
    'people.birthday': 'hut',
    'people.owner': 'pemilik rekaman',
    'people.jobTitle': 'peran',
  },
  companies: {
    'companies.name': 'konsumen|nasabah|nama nasabah|pembeli|nama dagang|nama resmi|nama hukum|nama legal|pihak',
    'companies.size':
      'pegawai|jumlah tenaga kerja|jumlah staf|tenaga kerja|skala perusahaan|ukuran|jumlah pekerja|total karyawan',
    'people.phone': 'no hp|telepon pic|no hp pic|no telp pic|telepon narahubung',
    'companies.address': 'lokasi|alamat kantor pusat|kantor pusat|alamat terdaftar|alamat usaha',
    'companies.originalCreatedAt':
      'tanggal dibuat|dibuat pada|tanggal pembuatan|tgl dibuat|waktu dibuat|tanggal input|tanggal daftar|tanggal pendaftaran',
    'companies.recordId': 'nomor|no|kode|no urut|nomor urut|id eksternal|id catatan|id rekaman',
    'companies.domain': 'nama domain|domain perusahaan|nama domain perusahaan|domain situs|domain email|alamat domain',
    'companies.phone': 'no telp toko|telepon toko|telepon supplier|telepon vendor',
    'companies.owner': 'pemilik akun|pemilik perusahaan (crm)|penanggung jawab akun|pemilik data perusahaan',
  },
  deals: {
    'companies.name': 'konsumen|nasabah|nama nasabah|rekening|pihak',
    'people.phone': 'telepon pic|no hp pic|no telp pic|telepon narahubung|nomor hp pic',
    'deals.pipeline':
      'saluran|alur|alur penjualan|saluran penjualan|pipa penjualan|proses penjualan|corong penjualan|pipeline penjualan',
    'deals.originalCreatedAt':
      'tanggal pembuatan|waktu dibuat|tanggal input|tanggal daftar|tanggal pendaftaran|tanggal registrasi|tgl input|tgl daftar',
    'deals.recordId': 'nomor|no|kode|no urut|nomor urut|id eksternal|id catatan|id rekaman',
    'deals.status':
      'status prospek|status peluang|status kesepakatan|status transaksi|status proyek|kondisi|status deal|status penjualan',
    'deals.title':
      'kesempatan|nama kesempatan|nama transaksi|topik|subjek|judul kesepakatan|peluang penjualan|nama peluang penjualan',
    'deals.stage': 'tahap kesepakatan|tahap peluang|tahap transaksi|langkah|tingkat|tahap prospek|tahap pipeline|fase penjualan',
    'deals.amount':
      'nilai kesepakatan|pendapatan yang diharapkan|perkiraan nilai|perkiraan pendapatan|jumlah peluang|peluang jumlah|pendapatan diharapkan|jumlah kesepakatan',
    'deals.currency':
      'kode mata uang|mata uang transaksi|jenis mata uang|mata uang kesepakatan|nama mata uang|satuan mata uang|simbol mata uang',
    'deals.probability':
      'peluang keberhasilan|peluang menang|persentase keberhasilan|tingkat keberhasilan|probabilitas menang|kemungkinan menang|persentase kemungkinan|persen kemungkinan',
    'deals.expectedCloseOn':
      'perkiraan tanggal penutupan|tanggal perkiraan tutup|tutup tanggal|perkiraan penutupan|tanggal penutupan yang diharapkan|tanggal target|estimasi penutupan|tanggal penutupan diharapkan',
    'deals.closedAt':
      'tanggal penutupan aktual|ditutup pada|tanggal penutupan sebenarnya|waktu ditutup|tanggal closing aktual|tgl selesai|ditutup tanggal|tanggal berakhir aktual',
    'deals.wonAt':
      'tanggal menang|menang pada|tanggal dimenangkan|waktu menang|tgl menang|dimenangkan pada|tanggal berhasil|tanggal goal',
    'deals.lostAt': 'tanggal kalah|kalah pada|tanggal hilang|waktu kalah|tgl kalah|tanggal gagal|hilang pada|tgl gagal',
    'deals.lostReason':
      'alasan kehilangan|penyebab kalah|alasan hilang|penyebab gagal|alasan tidak deal|sebab kalah|alasan kekalahan|alasan tidak jadi',
    'deals.owner':
      'pemilik kesepakatan|pemilik peluang|pemilik transaksi|pemilik deal|penanggung jawab peluang|penanggung jawab kesepakatan|penanggung jawab transaksi|pegawai|pengguna yang ditugaskan',
    'deals.source': 'sumber prospek',
  },
  tasks: {
    'companies.name': 'konsumen|nasabah|nama nasabah|pembeli|rekening',
    'tasks.assignee':
      'karyawan|petugas pelaksana|nama petugas|yang mengerjakan|nama pic tugas|pic tugas|penanggung jawab tugas|siapa',
    'tasks.recordId': 'nomor|no|kode|no urut|nomor urut|id eksternal|id catatan|id rekaman',
    'tasks.title': 'topik|subjek|perihal|hal|judul tugas|nama aktivitas|subjek tugas|apa yang harus dilakukan',
    'tasks.status': 'hasil|kondisi|status saat ini|progres|kemajuan|status kegiatan|status penyelesaian|status aktivitas',
    'tasks.completedAt':
      'tanggal realisasi|tanggal rampung|tgl penyelesaian|tanggal selesai aktual|waktu penyelesaian|tanggal tuntas|diselesaikan tanggal|tgl diselesaikan',
    'tasks.body':
      'catatan tugas|detail tugas|isi tugas|keterangan tugas|detail kegiatan|deskripsi kegiatan|rincian kegiatan|uraian kegiatan',
    'tasks.kind': 'jenis aktivitas|tipe aktivitas|macam|tipe kegiatan|kategori aktivitas|kategori kegiatan|bentuk|mengetik',
    'tasks.due': 'tanggal berakhir|tanggal akhir|tanggal|tanggal tugas|waktu jatuh tempo|akhir|kapan|tgl',
    'tasks.dueTime': 'waktu|waktu tenggat jam|jam jatuh tempo|jam selesai|waktu akhir|waktu selesai|jam akhir|jam pelaksanaan',
    'tasks.remindAt': 'pengingat|ingatkan|tanggal pengingat|waktu pengingat|ingatkan pada|waktu mengingatkan|tgl pengingat|alarm',
    'tasks.priority': 'tingkat urgensi|tingkat kepentingan|level prioritas|skala prioritas|penting',
    'tasks.related': 'terkait dengan|berkaitan dengan|berhubungan dengan|induk|mengenai|peluang terkait|tentang|catatan terkait',
  },
  notes: {
    'companies.name': 'konsumen|nasabah|nama nasabah|pembeli',
    'notes.detail': 'lokasi|status|status kegiatan|tempat|arah|arah panggilan|lama|durasi panggilan',
    'notes.recordId': 'nomor|no|kode|no urut|nomor urut|id eksternal|id catatan|id rekaman',
    'notes.kind': 'tipe kontak|tipe aktivitas|macam|tipe kegiatan|kategori aktivitas|kategori kegiatan|bentuk|mengetik',
    'notes.title': 'hal|kegiatan|nama kegiatan|aktivitas|nama aktivitas|agenda|judul kegiatan|judul aktivitas',
    'notes.happenedAt':
      'kapan|tanggal pelaksanaan|tanggal & waktu|tanggal mulai|waktu mulai|mulai|tanggal rapat|tanggal aktivitas',
    'people.fullName': 'pic|hadir|peserta rapat|peserta pertemuan|menghubungi siapa|kontak yang dihubungi|ditemui|bertemu siapa',
    'notes.related': 'terkait dengan|berkaitan dengan|berhubungan dengan|induk|mengenai|peluang terkait|tentang|catatan terkait',
    'notes.body': 'isi rapat|notulensi|notulen rapat|catatan rapat|catatan panggilan|teks|isi pesan|konten',
  },
}
