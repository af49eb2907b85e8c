// Writers fill a buffer under its lock; one kind of writer takes another object as its lock.
class Buffer {
    final int[] words = new int[1000];
    int count;
}

class Writer extends Thread {
    protected final Buffer buffer;
    protected final int mark;
    protected int written;

    Writer(Buffer buffer, int mark) {
        this.buffer = buffer;
        this.mark = mark;
    }

    protected void put() {
        synchronized (buffer) {
            if (buffer.count < buffer.words.length) { // RACE! c
                buffer.words[buffer.count] = mark; // RACE! c w
                buffer.count++; // RACE! c
                written++;
            }
        }
    }

    @Override
    public void run() {
        for (int i = 0; i < 50; i++)
            put();
    }
}

class CarelessWriter extends Writer {
    CarelessWriter(Buffer buffer, int mark) {
        super(buffer, mark);
    }

    @Override
    protected synchronized void put() {
        if (buffer.count < buffer.words.length) { // RACE! c
            buffer.words[buffer.count++] = mark; // RACE! c w
            written++;
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Buffer b = new Buffer();
        Writer[] writers = new Writer[4];
        for (int i = 0; i < writers.length; i++)
            writers[i] = i < 3 ? new Writer(b, i) : new CarelessWriter(b, i);
        for (Writer w : writers)
            w.start();
        int sum = 0;
        for (Writer w : writers) {
            w.join();
            sum += w.written;
        }
        System.out.println(sum + " " + b.count);
    }
}
