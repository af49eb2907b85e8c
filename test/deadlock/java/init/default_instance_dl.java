// A class keeps an instance of its subclass; threads begin with one or the other.
class Main {
    static class Codec {
        static final Codec DEFAULT = new FastCodec(); // DEADLOCK!

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
        Thread a = new Thread(() -> System.out.println(Codec.DEFAULT.width())); // DEADLOCK
        Thread b = new Thread(() -> System.out.println(new FastCodec().width())); // DEADLOCK
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
