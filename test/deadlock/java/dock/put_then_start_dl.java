// A list of files is put into a queue for eight before the thread that reads them is started.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

class Indexer implements Runnable {
    private final BlockingQueue<String> files;
    private int words;

    Indexer(BlockingQueue<String> files) {
        this.files = files;
    }

    @Override
    public void run() {
        try {
            for (int i = 0; i < 20; i++)
                words += files.take().length();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    int words() {
        return words;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<String> files = new ArrayBlockingQueue<>(8);
        Indexer indexer = new Indexer(files);
        Thread thread = new Thread(indexer);
        for (int i = 0; i < 20; i++)
            files.put("file" + i); // DEADLOCK!
        thread.start();
        thread.join();
        System.out.println(indexer.words());
    }
}
