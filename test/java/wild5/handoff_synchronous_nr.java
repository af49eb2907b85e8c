// Packets handed over by a SynchronousQueue and given back by a LinkedTransferQueue; the maker fills them again.
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.SynchronousQueue;

public class Main {
    static class Packet {
        final byte[] data = new byte[64];
        int length;
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Packet> filled = new SynchronousQueue<>();
        LinkedTransferQueue<Packet> empty = new LinkedTransferQueue<>();
        for (int i = 0; i < 2; i++)
            empty.put(new Packet());
        Thread receiver = new Thread(() -> {
            try {
                for (int i = 0; i < 20; i++) {
                    Packet p = empty.take();
                    p.data[0] = (byte) i; // NORACE
                    p.length = 1 + i % 64; // NORACE
                    filled.put(p);
                }
            } catch (InterruptedException e) {
                return;
            }
        });
        receiver.start();
        int bytes = 0;
        for (int i = 0; i < 20; i++) {
            Packet p = filled.take();
            bytes += p.length + p.data[0]; // NORACE
            p.length = 0; // NORACE
            empty.put(p);
        }
        receiver.join();
        System.out.println(bytes);
    }
}
