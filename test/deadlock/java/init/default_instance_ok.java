// A class keeps an instance of its subclass; threads begin with one or the other, after main has used one.
class Main {
    static class Codec {
        static final Codec DEFAULT = new FastCodec();

        int width() {
            return 8;
        }
    }

    static class FastCodec extends Codec {
        @Override
        int width() {
            return 16;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println(Codec.DEFAULT.width());
        Thread a = new Thread(() -> System.out.println(Codec.DEFAULT.width()));
        Thread b = new Thread(() -> System.out.println(new FastCodec().width()));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
