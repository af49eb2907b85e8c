// Two threads swap buffers and use what they got.
import java.util.concurrent.Exchanger;
class Main {
    static class Buffer {
        int size;
        final int[] data = new int[16];
    }
    static class Filler extends Thread {
        private final Exchanger<Buffer> exchanger;
        Filler(Exchanger<Buffer> exchanger) {
            this.exchanger = exchanger;
        }
        @Override
        public void run() {
            Buffer b = new Buffer();
            try {
                b.data[0] = 1;
                b.size = 1;
                b = exchanger.exchange(b);
                b.size++;
            } catch (InterruptedException e) {
                return;
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Exchanger<Buffer> exchanger = new Exchanger<>();
        Filler filler = new Filler(exchanger);
        filler.start();
        Buffer mine = new Buffer();
        Buffer full = exchanger.exchange(mine);
        System.out.println(full.size);
        filler.join();
    }
}
