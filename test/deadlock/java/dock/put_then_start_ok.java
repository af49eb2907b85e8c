// A list of files is put into a queue for eight while a thread reads them.
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
        thread.start();
        for (int i = 0; i < 20; i++)
            files.put("file" + i);
        thread.join();
        System.out.println(indexer.words());
    }
}
